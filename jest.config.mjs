/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
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
