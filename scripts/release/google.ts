// Depends on the inside of firebase-tools@15.34.2: what its commands print.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';

import { must, program } from '../shared/cli';

/** The configuration that Firebase reads. Git ignores the file. */
const configFile = '.firebase.deploy.json';

/** How a command of firebase-tools ended. */
interface Outcome {
  succeeded: boolean;
  /** A sentence with the cause of a failure. */
  cause: string;
  /** Whether it began to change what visitors get. */
  hasBegun: boolean;
  /** Whether it created a function, which Google opens to the public some time later. */
  hasCreated: boolean;
}

const isSignedOut =
  /Assertion failed: resolving hosting target|Authentication Error|Failed to authenticate|HTTP Error: 401/;
const signIn =
  'Your sign-in is missing or has expired, or Google did not answer: enter "npx firebase login --reauth".';

/**
 * Runs a command of firebase-tools with this input. Returns its result.
 *
 * @throws an Error that says why the command failed.
 */
export function query(command: string[], project: string, input = ''): unknown {
  const args = [program('firebase-tools', 'firebase'), ...command, '--json', '--project', project];
  const { stdout } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
  const {
    status,
    result,
    error = '',
  } = JSON.parse(stdout || '{}') as {
    status?: string;
    result?: unknown;
    error?: string;
  };
  must(status === 'success', isSignedOut.test(error) ? signIn : `Firebase says: ${error}`);
  return result;
}

/** Runs a command of firebase-tools with this configuration, and shows its output. */
export async function firebase(config: object, command: string[], project: string): Promise<Outcome> {
  writeFileSync(configFile, JSON.stringify(config));
  const options = ['--config', configFile, '--project', project];
  const args = [program('firebase-tools', 'firebase'), ...command, ...options];
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    process.stdout.write(part);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return {
    succeeded: code === 0,
    cause: isSignedOut.test(output) ? signIn : 'The lines above say why.',
    hasBegun: /(creating|updating|deleting) .*function|releasing new version/.test(output),
    hasCreated: /creating .*function/.test(output),
  };
}
