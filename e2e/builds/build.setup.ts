import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';

import { expect, test as setup } from '@playwright/test';

import { longestSite, longestToday } from '../../__tests__/extremes';
import { filesIn } from '../../__tests__/files';
import { demoConfig, firebaseVariables } from '../../lib/environment';
import { localId } from './google';
import { longestFolder } from './serve';

const analytics = {
  [firebaseVariables.apiKey]: demoConfig.apiKey,
  [firebaseVariables.projectId]: demoConfig.projectId,
  [firebaseVariables.appId]: demoConfig.appId,
  [firebaseVariables.measurementId]: localId,
};

/**
 * Files that no build reads, and local settings. The lock file is left out too: without it, Next takes the
 * project's folder, which has the packages, as the root.
 */
const notCopied = /^(\.github|__tests__|docs|e2e|ops|package-lock\.json|.*\.(local|log|md)$)/;
const files = filesIn('.').filter((file) => !notCopied.test(file));

/** Changes with everything that the build is made of. */
function stateOfSources(): string {
  const contents = [...files, 'package-lock.json'].map((file) => [file, readFileSync(file, 'base64')]);
  const state = JSON.stringify([contents, longestSite, longestToday, analytics]);
  return createHash('sha256').update(state).digest('hex');
}

setup('makes the build of the longest content, if its sources have changed', () => {
  const [state, stateFile] = [stateOfSources(), `${longestFolder}/sources.sha256`];
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state) return;
  mkdirSync(longestFolder, { recursive: true });
  // Next keeps its cache there.
  for (const name of readdirSync(longestFolder).filter((name) => name !== '.next'))
    rmSync(`${longestFolder}/${name}`, { recursive: true });
  // Git ignores the encoded photographs, which take long to make.
  for (const path of [...files, 'public/generated'])
    cpSync(path, `${longestFolder}/${path}`, { recursive: true });
  for (const packages of ['node_modules', 'functions/node_modules']) {
    // A junction, because on Windows only administrators can create symbolic links.
    symlinkSync(resolve(packages), `${longestFolder}/${packages}`, 'junction');
  }
  writeFileSync(`${longestFolder}/content/site.json`, JSON.stringify(longestSite));
  writeFileSync(`${longestFolder}/content/today.json`, JSON.stringify(longestToday));
  const { status, stdout, stderr } = spawnSync('npm run build', {
    cwd: longestFolder,
    env: { ...process.env, ...analytics, EDITOR_REPOSITORY: 'cedar/lines' },
    shell: true,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  // Without its repository, nobody could sign in to the editor.
  const editor = readFileSync(`${longestFolder}/out-editor/editor.js`, 'utf8');
  expect(editor.includes('cedar/lines')).toBe(true);
  writeFileSync(stateFile, state);
});
