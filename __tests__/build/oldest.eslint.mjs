/** The ESLint configuration of browsers.test.ts for the oldest browsers that package.json names. */
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
    // All of these browsers were released in March 2023.
    rules: { 'css/use-baseline': ['error', { available: 2022 }] },
  },
];

export default config;
