/** How browsers.test.ts lints what the build ships: by the oldest browsers that package.json names. */
import css from '@eslint/css';
import compat from 'eslint-plugin-compat';

const config = [
  {
    files: ['**/*.js'],
    plugins: { compat },
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    // All of them are of 2023, the oldest from March.
    rules: { 'css/use-baseline': ['error', { available: 2022 }] },
  },
];

export default config;
