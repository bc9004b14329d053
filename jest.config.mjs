import { availableParallelism, devNull } from 'node:os';

// Some computers set another environment for all programs. React's test tools do not work in production.
process.env.NODE_ENV = 'test';

// Tests of Git need its defaults, also when a hook of Git runs them.
for (const name in process.env) if (name.startsWith('GIT_')) delete process.env[name];
Object.assign(process.env, { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' });

/** @type {import('jest').Config} */
const config = {
  roots: ['<rootDir>/__tests__'],
  testEnvironment: 'node',
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  transform: {
    '^.+\\.tsx?$': ['ts-jest', { tsconfig: '__tests__/tsconfig.json' }],
  },
  // Tests wait half of their time, so there are more workers than processors.
  maxWorkers: 2 * availableParallelism(),
  // On a busy machine, a worker needs more than Jest's half second to exit.
  workerGracefulExitTimeout: 20_000,
};

export default config;
