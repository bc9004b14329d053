import { availableParallelism } from 'node:os';

const common = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  transform: {
    '^.+\\.tsx?$': ['ts-jest', { tsconfig: '__tests__/tsconfig.json' }],
  },
};

/** @type {import('jest').Config} */
const config = {
  // Tests wait half of their time, so there are more workers than processors.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  projects: [
    { ...common, displayName: 'unit', roots: ['<rootDir>/__tests__/unit'] },
    {
      ...common,
      displayName: 'built',
      roots: ['<rootDir>/__tests__'],
      testPathIgnorePatterns: ['<rootDir>/__tests__/unit/'],
    },
  ],
};

export default config;
