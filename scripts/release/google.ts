// Depends on the inside of firebase-tools@15.34.2: what a deploy prints, its sign-in and its client of Cloud Scheduler.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';

// @ts-expect-error There are no types.
import * as commands from 'firebase-tools/lib/command';
// @ts-expect-error There are no types.
import * as scheduler from 'firebase-tools/lib/gcp/cloudscheduler';
// @ts-expect-error There are no types.
import * as authentication from 'firebase-tools/lib/requireAuth';

import { must, program } from '../shared/cli';

/** The part of firebase-tools' commands that this file uses. */
interface Command {
  before: (step: unknown) => Command;
  action: (action: () => unknown) => Command;
  runner: () => (options: object) => Promise<unknown>;
}

const { Command } = commands as { Command: new (name: string) => Command };
const { getJob } = scheduler as { getJob: (name: string) => Promise<{ status: number }> };
const { requireAuth } = authentication as { requireAuth: unknown };

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
  /Assertion failed: resolving hosting target|Authentication Error|Failed to authenticate/;
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
export async function firebase(
  config: object,
  command: string[],
  project: string,
): Promise<Outcome> {
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

/** Asks Cloud Scheduler for the schedule of checkMailServer. Returns the HTTP status of its answer. */
export async function statusOfSchedule(project: string): Promise<number> {
  const job = `projects/${project}/locations/us-central1/jobs/firebase-schedule-checkMailServer-us-central1`;
  const ask = new Command('schedule').before(requireAuth).action(() => getJob(job));
  const { status } = (await ask.runner()({ project })) as { status: number };
  return status;
}
