import { defineConfig } from '@playwright/test';

import { browserOptions } from './scripts/browser';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // The emulator starts the function's process with the first call, which takes a slow machine a while.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: 'http://127.0.0.1:5000',
    trace: 'retain-on-failure',
    launchOptions: browserOptions(),
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    wait: { stdout: /Ctrl-C ends everything/ },
    timeout: 60_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
