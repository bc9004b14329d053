import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
 * What no build reads, what commands make, and the operator's own settings. Without the lock file in a copy, Next
 * takes this project's folder, which has the packages, for the root of both.
 */
const leftOut =
  /^(\.git|\.github|\.next|__tests__|docs|e2e|node_modules|ops|out|out-editor|package-lock\.json|runs|test-results|.*\.local)$/;

/** What a build makes, or takes as it is from an earlier one. */
const made =
  /^(\.firebase|\.fonts|\.photos|\.scripts|functions.lib|next-env|public.generated|.*node_modules|.*\.local$)/;

/** Tells one state of the project's sources from another. */
function stateOfSources(names: string[]): string {
  const files = names.flatMap((name) =>
    statSync(name).isDirectory()
      ? readdirSync(name, { recursive: true, encoding: 'utf8' }).map((path) => `${name}/${path}`)
      : [name],
  );
  const hash = createHash('sha256');
  for (const file of files.filter((each) => !made.test(each) && statSync(each).isFile()).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const names = readdirSync('.').filter((name) => !leftOut.test(name));

for (const [build, env] of Object.entries(variables) as [Build, Record<string, string>][]) {
  setup(`the ${build} build is made of today's sources`, () => {
    const content = ['site', 'today'].map((file) => `__tests__/longest-${file}.json`);
    const state = stateOfSources([...names, ...content]);
    const folder = folderOf(build);
    const stateFile = `${folder}/state-of-sources`;
    if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state) return;

    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const filter = (path: string) => !path.endsWith('node_modules');
    for (const name of names) cpSync(name, `${folder}/${name}`, { recursive: true, filter });
    for (const packages of ['node_modules', 'functions/node_modules']) {
      // A junction because Windows lets only administrators make links.
      symlinkSync(resolve(packages), `${folder}/${packages}`, 'junction');
    }
    if (build === 'longest') {
      cpSync(content[0]!, `${folder}/content/site.json`);
      cpSync(content[1]!, `${folder}/content/today.json`);
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
