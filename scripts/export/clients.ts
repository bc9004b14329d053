import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build } from 'esbuild';

/** The module that imports every island's component. */
const registry = 'components/islands/islands.ts';

/** Whether a file begins with the directive 'use client', after comments. */
const isClient = (file: string) =>
  /^(\s|\/\/.*\n|\/\*[^]*?\*\/)*['"]use client['"]/.test(readFileSync(file, 'utf8'));

/** Next's modules. Most do nothing without its client. The exceptions do their work in the build. */
const needsClient = /^next\/(?!font\/)/;

/**
 * Checks that routes import client modules only through the registry of islands. `next dev` hydrates every
 * client module, but the export hydrates only islands.
 */
export async function assertIslands(folder = '.'): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: resolve(folder),
    entryPoints: ['app/**/*.ts', 'app/**/*.tsx'],
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    external: ['next', 'next/*', 'react', 'react-dom', 'sharp'],
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
  });
  const problems = Object.entries(metafile.inputs).flatMap(([file, { imports }]) => {
    const client = isClient(join(folder, file));
    if (client && file.startsWith('app/')) return `${file} says 'use client'`;
    return imports
      .filter(({ path, external }) =>
        external ? needsClient.test(path) : file !== registry && !client && isClient(join(folder, path)),
      )
      .map(({ path }) => `${file} imports ${path}`);
  });
  const advice = `which no visitor's browser would run: make it an island (${registry}), or remove it.`;
  if (problems.length > 0) throw new Error(problems.map((problem) => `${problem}, ${advice}`).join('\n'));
}
