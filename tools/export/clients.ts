import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { build } from 'esbuild';
import type { Rule } from 'eslint';
import type { ImportDeclaration } from 'estree';

/** Begins with the directive, after comments. */
const isClient = (file: string) =>
  /^(\s|\/\/.*|\/\*[^]*?\*\/)*['"]use client['"]/.test(readFileSync(file, 'utf8'));

/** Next's modules that do nothing without its client; what the build itself does with fonts stays. */
const needsClient = /^next\/(?!font\/)/;

const advice = (registry: string) =>
  `which visitors' browsers would not run: only an island does, and ${registry} lists them.`;

/**
 * Checks that the routes reach each module that runs in browsers through the islands alone. `next dev`
 * hydrates every such module, the export none but the islands.
 *
 * @param registry the module that imports every island's component.
 * @param folder of the project.
 * @throws an Error with a sentence for each import that visitors would miss.
 */
export async function assertIslands(registry: string, folder = '.'): Promise<void> {
  const routes = readdirSync(join(folder, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.dev)\.tsx?$/.test(file))
    .map((file) => join('app', file));
  const { metafile } = await build({
    absWorkingDir: resolve(folder),
    entryPoints: routes,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    external: ['next', 'next/*', 'react', 'react-dom'],
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const problems = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ path, external }) =>
        external
          ? needsClient.test(path)
          : file !== registry && !isClient(join(folder, file)) && isClient(join(folder, path)),
      )
      .map(({ path }) => `${file} imports ${path}, ${advice(registry)}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The file that a module of the project's imports; undefined for packages. */
function imported(by: string, path: string): string | undefined {
  const base = path.startsWith('@/')
    ? path.slice(2)
    : path.startsWith('.') && join(dirname(by), path);
  return ['', '.ts', '.tsx']
    .map((ending) => `${base}${ending}`)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** The same as an ESLint rule, whose option is the registry. The packages' own modules are the build's to check. */
export const islandsOnly: Rule.RuleModule = {
  meta: { schema: [{ type: 'string' }] },
  create({ filename, options, report }) {
    const registry = String(options[0]);
    if (filename === resolve(registry) || isClient(filename)) return {};
    return {
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source]'(
        node: ImportDeclaration & { importKind?: string; exportKind?: string },
      ) {
        if (node.importKind === 'type' || node.exportKind === 'type') return;
        const path = String(node.source.value);
        const file = imported(filename, path);
        if (needsClient.test(path) || (file && isClient(file)))
          report({ node, message: `This imports ${path}, ${advice(registry)}` });
      },
    };
  },
};
