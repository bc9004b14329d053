import { defineConfig } from '@playwright/test';

import { browserOptions } from './scripts/shared/browser';
import { presentEngines } from './scripts/shared/engines';
import type { WorkerFixtures as CompanyFixtures } from './e2e/companies/fixtures';
import type { WorkerFixtures as EngineFixtures } from './e2e/engines/fixtures';
import { testedCompanies } from './test-support/companies';

export default defineConfig<object, CompanyFixtures & EngineFixtures>({
  testDir: 'e2e',
  globalSetup: './e2e/warm-up.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // What makes documents' pictures runs only when it is named.
  grepInvert: process.argv.includes('pictures') ? [] : /@pictures/,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // Half of what a fault row or a scroll takes is waiting.
  workers: 3,
  timeout: 60_000,
  // A slow machine takes a while for an enquiry.
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // Without traces, which take a third of the time: `npm run test:e2e -- form --trace on` records one.
  use: {
    // Both addresses are what the server below prints.
    baseURL: process.env.PAGE,
    launchOptions: browserOptions(),
  },
  projects: [
    ...presentEngines()
      .filter((engineName) => engineName !== 'chromium')
      .map((engineName) => ({
        name: `engine ${engineName}`,
        testMatch: 'engines/*.spec.ts',
        use: { engineName },
      })),
    { name: 'company', testMatch: 'companies/*.spec.ts' },
    ...testedCompanies().map((companyName) => ({
      name: `company ${companyName}`,
      testMatch: 'companies/*.spec.ts',
      use: { companyName },
      // Each worker starts the company's product.
      fullyParallel: false,
    })),
    {
      name: 'product',
      testIgnore: ['engines/*.spec.ts', 'companies/*.spec.ts'],
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/start.ts',
    wait: { stdout: /Page\s+(?<PAGE>\S+)\s+Inbox\s+(?<INBOX>\S+)\s+Editor\s+(?<EDITOR>\S+)/ },
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
