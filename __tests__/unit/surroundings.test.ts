/** Checks what a command says where the project cannot run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { newFolder } from '../folder';
import { linuxTest } from '../linux';

const path = newFolder();

/** Returns the errors in a folder of this name, for a project that needs this version of Node. */
function errorsIn(name: string, node = '>=20.19', packages = ['node_modules/tsx', 'functions/node_modules']) {
  const folder = path(name);
  for (const part of packages) mkdirSync(`${folder}/${part}`, { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify({ engines: { node } }));
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/tsx.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, errors: stderr.trim().split('\n').filter(Boolean) };
}

test('a command runs in a folder with other characters', () => {
  expect(errorsIn("Site #1 (it's) [new] é")).toEqual({ status: 0, errors: [] });
});

test.each(['>=99', '>=20.999', '>=24.1000.1'])('a command names a newer Node: %s', (node) => {
  const { status, errors } = errorsIn('site', node);
  expect(status).toBe(1);
  expect(errors).toEqual([
    `This is Node ${process.versions.node}, but the project needs ${node.slice(2)} or later: install it from https://nodejs.org, then run "npm ci".`,
  ]);
});

linuxTest.each(['50% off', 'a?b', '"new" (1)', '{a,b}', '@(a)'])(
  'a command asks for another name of the folder %s',
  (name) => {
    const { status, errors } = errorsIn(name);
    expect(status).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/^The folder .* has \S+ in its path, .*: rename it\.$/)]);
  },
);

test.each([
  [['functions/node_modules'], 'node_modules/tsx'],
  [['node_modules/tsx'], 'functions/node_modules'],
])('a command with only %s says how to install %s', (packages, missing) => {
  const { status, errors } = errorsIn('site', undefined, packages);
  expect(status).toBe(1);
  expect(errors).toEqual([
    `The packages in ${missing} are missing: run "npm ci", or if npm runs no install scripts, "npm ci --prefix functions" after it.`,
  ]);
});
