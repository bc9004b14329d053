import { availableParallelism } from 'node:os';

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
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
};

export default config;
