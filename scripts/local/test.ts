/**
 * Builds the site and runs every test there is: Jest beside the builds that only browser tests need, then
 * the browser tests against the export on the emulators, in each engine that is on this machine. Ends with a
 * line that counts both, and exit code 1 unless all passed. `ENGINES=all` demands every engine.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import { demoConfig } from '../../lib/firebase-config';
import { main, program, runs } from '../shared/cli';
import { missingEngines, presentEngines } from '../shared/engines';
import { failureOf, startProgram } from '../shared/process';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const results = 'test-results';

/** Of every test: the demo project, whatever the operator has configured. */
const environment = {
  NEXT_PUBLIC_FIREBASE_API_KEY: demoConfig.apiKey,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: demoConfig.projectId,
  NEXT_PUBLIC_FIREBASE_APP_ID: demoConfig.appId,
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: demoConfig.measurementId,
  NEXT_PUBLIC_PREVIEW: '',
  // Many short processes load the same large packages; Node 22 and newer compile those once.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
};

/** The report that a runner wrote; undefined if it exited before running a test. */
function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runJest(): Promise<boolean> {
  // A failed test may leave a server running; Jest must exit all the same.
  const args = ['--json', `--outputFile=${results}/unit.json`, '--forceExit'];
  const { child, ended } = startProgram(program('jest'), args, { ...environment, CI: 'true' });
  child.stderr?.pipe(process.stderr);
  // The JSON report is in its file; drain the copy on stdout.
  child.stdout?.resume();
  return (await ended) === 0;
}

main(async () => {
  presentEngines();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);

  if (!runs('scripts/build/build.ts', [], environment)) {
    throw new Error('There is nothing to test: the build failed; the lines above say why.');
  }
  const variants = failureOf('scripts/build/variants.ts', [], environment);
  const [notBuilt, unitPasses] = await Promise.all([variants, runJest()]);
  if (notBuilt !== undefined) {
    console.error(notBuilt);
    throw new Error('The variants of the site were not built; the lines above say why.');
  }
  const browserPasses = runs(program('@playwright/test', 'playwright'), ['test'], environment);

  const unit = report('unit.json') as JestReport | undefined;
  const browser = report('browser.json') as PlaywrightReport | undefined;
  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
  const failed =
    (unit ? unit.numFailedTests + unit.numRuntimeErrorTestSuites : 1) +
    (browser ? browser.stats.unexpected + browser.stats.flaky : 1);

  process.exitCode = unitPasses && browserPasses && failed === 0 ? 0 : 1;
  console.log(`\n${missingEngines()}\n${passed} passed, ${failed} failed`);
});
