/**
 * Builds the site and runs every test there is: Jest, then the browser tests against the export on
 * the emulators. Ends with a line that counts both, and exit code 1 unless all passed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { demoConfig } from '../../lib/firebase';
import { findBrowser } from '../shared/browser';
import { main } from '../shared/cli';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const results = 'test-results';

/** The tests are of the demo project, whatever the operator has configured. */
const environment = {
  ...process.env,
  NEXT_PUBLIC_FIREBASE_API_KEY: demoConfig.apiKey,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: demoConfig.projectId,
  NEXT_PUBLIC_FIREBASE_APP_ID: demoConfig.appId,
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: demoConfig.measurementId,
  NEXT_PUBLIC_PREVIEW: '',
};

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: environment }).status === 0;
}

/** The report that a runner wrote; none when it ended before it ran a test. */
function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
  } catch {
    return undefined;
  }
}

main(() => {
  findBrowser();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);

  for (const script of ['build', 'build:variants']) {
    if (!run('npm', 'run', script)) {
      throw new Error(`"npm run ${script}" failed; the lines above say why.`);
    }
  }
  const passes = [
    run('npx', 'jest', '--json', `--outputFile=${results}/unit.json`),
    run('npx', 'playwright', 'test'),
  ];

  const unit = report('unit.json') as JestReport | undefined;
  const browser = report('browser.json') as PlaywrightReport | undefined;
  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
  const failed =
    (unit ? unit.numFailedTests + unit.numRuntimeErrorTestSuites : 1) +
    (browser ? browser.stats.unexpected + browser.stats.flaky : 1);

  process.exitCode = passes.every(Boolean) && failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
});
