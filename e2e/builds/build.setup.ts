import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test as setup } from '@playwright/test';

import { folderOf, type Build } from './serve';

// Both builds fill a small machine.
setup.setTimeout(1_800_000);

const analytics = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'demo-api-key',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo-red-rim',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: 'G-LOCAL',
};

const variables: Record<Build, Record<string, string>> = {
  longest: analytics,
  preview: { ...analytics, NEXT_PUBLIC_PREVIEW: 'new-prices' },
};

/**
 * What no build reads; packages, which are linked. Without the lock file in a copy, Next takes this project's folder,
 * which has the packages, for the root of both.
 */
const leftOut = /^(\.github|__tests__|docs|e2e|ops|package-lock\.json|.*node_modules)(\/|$)/;

/** What earlier builds have made of the photographs, which takes longest. */
const encoded = ['.photos', 'public/generated'];

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
const files = listed
  .toString()
  .split('\n')
  .filter((path) => path && !leftOut.test(path) && existsSync(path));
const longest = ['site', 'today'].map((file) => `__tests__/longest-${file}.json`);

/** Tells one state of the project's sources from another. */
const state = [...files, ...longest]
  .reduce((hash, file) => hash.update(file).update(readFileSync(file)), createHash('sha256'))
  .digest('hex');

for (const [build, env] of Object.entries(variables) as [Build, Record<string, string>][]) {
  setup(`the ${build} build is made of today's sources`, () => {
    const folder = folderOf(build);
    const stateFile = `${folder}/state-of-sources`;
    if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state) return;

    rmSync(folder, { recursive: true, force: true });
    for (const path of [...files, ...encoded]) {
      cpSync(path, `${folder}/${path}`, { recursive: true });
    }
    for (const packages of ['node_modules', 'functions/node_modules']) {
      // A junction because Windows lets only administrators make links.
      symlinkSync(resolve(packages), `${folder}/${packages}`, 'junction');
    }
    if (build === 'longest') {
      for (const path of longest) {
        cpSync(path, path.replace('__tests__/longest-', `${folder}/content/`));
      }
    }
    const { status, stdout, stderr } = spawnSync('npm run build', {
      cwd: folder,
      env: { ...process.env, ...env },
      shell: true,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
    writeFileSync(stateFile, state);
  });
}
