import { defineConfig } from '@playwright/test';

import { browserOptions } from './scripts/shared/browser';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/warm-up.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // A slow machine takes a while for an enquiry.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: 'http://127.0.0.1:5000',
    trace: 'retain-on-failure',
    launchOptions: browserOptions(),
  },
  webServer: {
    command: 'node --import tsx scripts/local/serve.ts',
    wait: { stdout: /Ctrl-C ends everything/ },
    timeout: 60_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
