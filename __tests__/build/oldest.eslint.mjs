/** The lint configuration of browsers.test.ts: the oldest browsers that package.json names. */
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
    // All of them were released in 2023, the first in March.
    rules: { 'css/use-baseline': ['error', { available: 2022 }] },
  },
];

export default config;
