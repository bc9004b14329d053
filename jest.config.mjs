import { availableParallelism, devNull } from 'node:os';

// A hook of Git that runs the tests names its own repository.
for (const name in process.env) if (name.startsWith('GIT_')) delete process.env[name];

// Some computers set another environment for all programs. React's test tools do not work in production.
process.env.NODE_ENV = 'test';
// Git has neither a user's settings nor another language.
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
};

export default config;
