import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build } from 'esbuild';
import type { Rule } from 'eslint';

/** Begins with the directive, after comments. */
const isClient = (file: string) =>
  /^(\s|\/\/.*\n|\/\*[^]*?\*\/)*['"]use client['"]/.test(readFileSync(file, 'utf8'));

/** Next's modules that do nothing without its client; what the build itself does with fonts stays. */
const needsClient = /^next\/(?!font\/)/;

const advice = (registry: string) =>
  `which no visitor's browser would run: make it an island (${registry}), or do without.`;

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
    .filter((file) => /\.tsx?$/.test(file))
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
  problems.push(
    ...routes
      .filter((file) => isClient(join(folder, file)))
      .map((file) => `${file} says 'use client', ${advice(registry)}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The same as an ESLint rule, whose option is the registry. What packages import is the build's to check. */
export const islandsOnly: Rule.RuleModule = {
  meta: { schema: [{ type: 'string' }] },
  create(context) {
    const { cwd, filename } = context;
    const registry = String(context.options[0]);
    if (filename === resolve(cwd, registry)) return {};
    if (isClient(filename)) {
      if (!filename.startsWith(resolve(cwd, 'app'))) return {};
      const message = `This says 'use client', ${advice(registry)}`;
      return { Program: (node) => context.report({ node, message }) };
    }
    const isOurClient = (path: string) => {
      const base = path.startsWith('@/')
        ? resolve(cwd, path.slice(2))
        : resolve(filename, '..', path);
      const file = ['.ts', '.tsx'].map((ending) => base + ending).find((each) => existsSync(each));
      return file !== undefined && isClient(file);
    };
    return {
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source]'(
        node: Rule.Node & { source: { value: unknown }; importKind?: string; exportKind?: string },
      ) {
        const path = String(node.source.value);
        const isType = node.importKind === 'type' || node.exportKind === 'type';
        if (!isType && (needsClient.test(path) || isOurClient(path))) {
          context.report({ node, message: `This imports ${path}, ${advice(registry)}` });
        }
      },
    };
  },
};
