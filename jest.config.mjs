/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Jest would leave one processor idle, which is half of a small machine.
  maxWorkers: '100%',
  roots: ['<rootDir>/__tests__', '<rootDir>/tools'],
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  transform: {
    '^.+\\.tsx?$|/pixelmatch/.+\\.js$': ['ts-jest', { tsconfig: '__tests__/tsconfig.json' }],
  },
  // Published as ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!pixelmatch/)'],
};

export default config;
