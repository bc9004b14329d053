/**
 * Builds the site and runs every test there is: what needs no build beside the build, the rest of Jest beside
 * the builds that only browser tests need, then the browser tests against the export on the emulators, in
 * each engine that is on this machine. Ends with the tests that passed only at a second try, which CI allows
 * in a browser, and a line that counts them all; exit code 1 unless all passed. `ENGINES=all` demands every
 * engine. `--content` runs what another content or photograph can break:
 * the build, and the tests of the built page.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import { demoConfig } from '../../lib/browser/firebase-config';
import { main, nodeArguments, program, run } from '../shared/cli';
import { missingEngines, presentEngines } from '../shared/engines';
import { runQuietly } from '../shared/process';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const results = 'test-results';

/** The browser tests whose outcome depends on what the content says and shows. */
const ofContent = ['companies/company', 'navigation', 'page', 'photographs'].map(
  (name) => `e2e/${name}.spec.ts`,
);

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

/** Runs the tests of one of Jest's projects (jest.config.mjs). */
async function runJest(project: 'unit' | 'built', ...more: string[]) {
  // A failed test may leave a server running; Jest must exit all the same.
  const file = `${project}.json`;
  const output = ['--json', `--outputFile=${results}/${file}`];
  const args = ['--selectProjects', project, ...more, ...output, '--forceExit'];
  const child = spawn(process.execPath, nodeArguments(program('jest'), args), {
    env: { ...process.env, ...environment, CI: 'true' },
    // What it prints to stdout is the report, which is in its file.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const jest = report(file) as JestReport | undefined;
  return {
    passes: code === 0,
    passed: jest?.numPassedTests ?? 0,
    failed: jest ? jest.numFailedTests + jest.numRuntimeErrorTestSuites : 1,
  };
}

/** Runs a script that builds. */
async function build(file: string) {
  const output = await runQuietly(file, [], environment);
  if (output === undefined) return;
  console.error(output);
  throw new Error('There is nothing to test: the build failed; the lines above say why.');
}

/** The tests of a suite that passed only at their second try, which CI allows. */
const retriedIn = ({ title, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${title} › ${spec.title}`),
  ),
  ...suites.flatMap((suite) => retriedIn({ ...suite, title: `${title} › ${suite.title}` })),
];

function runBrowsers(...args: string[]) {
  const passes = run(program('@playwright/test', 'playwright'), ['test', ...args], environment);
  const browser = report('browser.json') as PlaywrightReport | undefined;
  for (const test of browser?.suites.flatMap(retriedIn) ?? []) {
    console.log(`Passed only at its second try: ${test}`);
  }
  return {
    passes,
    passed: browser ? browser.stats.expected + browser.stats.flaky : 0,
    failed: browser?.stats.unexpected ?? 1,
  };
}

async function runEverything() {
  const [unit] = await Promise.all([runJest('unit'), build('scripts/build/build.ts')]);
  const [built] = await Promise.all([runJest('built'), build('test-support/variants.ts')]);
  return [unit, built, runBrowsers()];
}

async function runContent() {
  const missing = ofContent.find((file) => !existsSync(file));
  if (missing)
    throw new Error(`${missing} is not there: correct its name in scripts/local/test.ts.`);
  await build('scripts/build/build.ts');
  const built = await runJest('built', '--testPathPatterns', '__tests__/build/');
  return [built, runBrowsers('--project=company', '--project=product', ...ofContent)];
}

main(async () => {
  presentEngines();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);

  const isContent = process.argv.includes('--content');
  const runners = await (isContent ? runContent() : runEverything());
  const passed = runners.reduce((total, runner) => total + runner.passed, 0);
  const failed = runners.reduce((total, runner) => total + runner.failed, 0);
  process.exitCode = failed === 0 && runners.every(({ passes }) => passes) ? 0 : 1;
  console.log(`\n${missingEngines()}\n${passed} passed, ${failed} failed`);
});
