// Depends on the inside of firebase-tools@15.34.2: its reader of the function's .env files, which has no
// types.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// @ts-expect-error There are no types.
import { loadUserEnvs } from 'firebase-tools/lib/functions/env';

import { utf8Text } from '../../lib/utf8';

interface FirebaseError extends Error {
  children: Error[];
}

/**
 * Reads the function's settings as a deploy does: from `functions/.env`, then from `functions/.env.<project
 * id>`.
 *
 * @throws an Error that names the file, and the lines that Firebase cannot read or that are not in UTF-8.
 */
export function functionSettings(root: string, projectId: string): Record<string, string> {
  for (const name of ['.env', `.env.${projectId}`]) {
    const file = join(root, 'functions', name);
    if (existsSync(file)) utf8Text(`functions/${name}`, readFileSync(file, 'utf8'));
  }
  const load = loadUserEnvs as (options: object) => Record<string, string>;
  try {
    return load({ functionsSource: join(root, 'functions'), projectDir: root, projectId });
  } catch (error) {
    const { message, children } = error as FirebaseError;
    throw new Error([message, ...children.map((child) => child.message)].join(' '));
  }
}
