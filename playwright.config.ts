import { defineConfig } from '@playwright/test';

import { browserOptions } from './e2e/helpers/browser';
import { webServer } from './e2e/helpers/product';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Both limits are for what hangs; a slow machine reaches neither.
  timeout: 120_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  // More than the processors of a small machine: half of what a test takes is waiting.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: { baseURL: process.env.PAGE, launchOptions: browserOptions() },
  projects: [
    // First, since the other builds' tests wait for it.
    { name: 'builds', testMatch: 'builds/*.setup.ts' },
    { name: 'page', testIgnore: 'builds/*' },
    { name: 'other builds', testMatch: 'builds/*.spec.ts', dependencies: ['builds'] },
  ],
  webServer,
});
