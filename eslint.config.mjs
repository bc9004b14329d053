import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { islandsOnly } = await tsImport('./tools/export/clients.ts', import.meta.url);

export default defineConfig([
  globalIgnores([
    '.next/',
    'out/',
    'out-editor/',
    '.variants/',
    'test-results/',
    'functions/lib/',
    'runs/',
    'next-env.d.ts',
  ]),
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
      // Imports go one way: app → components → lib, functions → lib; what is around the site may import it,
      // and no folder of tests is imported (CONTRIBUTING.md).
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            { target: './lib', from: ['./app', './components', './functions'] },
            { target: './lib/content', from: './lib/browser' },
            { target: './lib/browser', from: './lib/content' },
            { target: './components', from: ['./app', './functions'] },
            { target: './app', from: './functions' },
            { target: './functions/src', from: ['./app', './components'] },
            { target: ['./app', './components', './lib', './functions/src'], from: './tools' },
            {
              target: ['./app', './components', './lib', './functions/src'],
              from: ['./scripts', './test-support', './__tests__', './e2e'],
            },
            {
              target: ['./scripts', './tools', './test-support'],
              from: ['./__tests__', './e2e'],
            },
            { target: './test-support', from: './tools' },
            { target: './__tests__', from: './e2e' },
            { target: './tools', from: './scripts' },
            { target: './scripts/shared', from: './tools' },
            // Only the tests of a tool.
            { target: ['./scripts', './tools/*/!(__tests__)'], from: './test-support' },
            // It knows of the site what it is handed.
            {
              target: './tools/export',
              from: '.',
              except: ['./tools/export', './node_modules'],
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**'],
    plugins: { export: { rules: { 'islands-only': islandsOnly } } },
    rules: { 'export/islands-only': ['error', 'components/islands/islands.ts'] },
  },
  {
    // What visitors' browsers may run.
    files: ['components/**', 'lib/*.ts', 'lib/browser/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '^node:' }] }] },
  },
  {
    files: ['__tests__/**', 'e2e/**', 'tools/*/__tests__/**', 'test-support/**'],
    rules: {
      // A test may claim what it is about to prove.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: jsxA11y.flatConfigs.strict.rules,
  },
]);
