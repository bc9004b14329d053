import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores(['.next/', 'out/', 'out-editor/', 'test-results/', 'functions/lib/', 'next-env.d.ts']),
  nextCoreWebVitals,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    rules: {
      // Imports go one way: app → components → lib, and functions → lib. Scripts, editor and tests may import
      // all of these. Only tests import tests (CONTRIBUTING.md).
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            { target: './lib', from: ['./app', './components', './functions'] },
            { target: './components', from: ['./app', './functions'] },
            { target: './app', from: './functions' },
            { target: './functions/src', from: ['./app', './components'] },
            {
              target: ['./app', './components', './lib', './functions/src'],
              from: ['./scripts', './editor', './__tests__', './e2e'],
            },
            { target: ['./scripts', './editor'], from: ['./__tests__', './e2e'] },
          ],
        },
      ],
    },
  },
  {
    // Browsers may run this code, and have no Node modules.
    files: ['components/**', 'lib/browser/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '^node:' }] }] },
  },
  {
    // The editor is no page of Next's.
    files: ['editor/**'],
    rules: { '@next/next/no-img-element': 'off' },
  },
  {
    files: ['__tests__/**', 'e2e/**'],
    rules: {
      // A test fails anyway if a value before ! is missing. Jest's spies are passed without calling them.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
]);
