import { defineConfig } from '@playwright/test';

import { browserOptions } from './e2e/helpers/browser';
import { webServer } from './e2e/helpers/product';
import { ports, urlOf } from './scripts/shared/ports';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  // The snapshots are the same in each project and on each system.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // These limits only end tests that hang. A slow machine reaches none of them.
  timeout: 600_000,
  expect: {
    timeout: 60_000,
    toPass: { timeout: 60_000 },
  },
  // Rarely, Chromium without a graphics card stops drawing, and a click then waits forever. A retry starts another
  // browser.
  retries: 1,
  // Tests wait a third of their time. With more workers, they only slow each other down.
  workers: '150%',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: urlOf(ports.hosting),
    launchOptions: browserOptions(),
    actionTimeout: 60_000,
    // Pictures that move cost processor time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The tests of other builds wait for this project, so it comes first.
    { name: 'builds', testMatch: 'builds/*.setup.ts' },
    { name: 'page', testIgnore: 'builds/*' },
    { name: 'other builds', testMatch: 'builds/*.spec.ts', dependencies: ['builds'] },
  ],
  webServer,
});
