import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { host, isListening } from '../scripts/shared/ports';
import { browserHeaders } from './contact-cases';
import { freePort } from './listen';
import { startMailServer, type MailServer } from './mail-server';

/** The built function in its own process, started as Cloud Run starts it. */
export interface FunctionProcess {
  url: string;
  /** Calls it the way the page does. */
  call: (data: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Kills it, whatever it is doing. */
  kill: () => Promise<void>;
  pid: number;
  output: () => string;
}

/** The function's settings with limits that no test reaches. */
export const unlimited = {
  ENQUIRIES_PER_VISITOR: '100000',
  ENQUIRIES_OVERALL: '100000',
  DAILY_ENQUIRIES: '100000',
};

/**
 * @param env the mail server (SMTP_URL), and any limits.
 * @param target which of the functions.
 */
export async function startFunction(
  env: Record<string, string>,
  target: 'sendContactEmail' | 'checkMailServer' = 'sendContactEmail',
): Promise<FunctionProcess> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      'functions/node_modules/@google-cloud/functions-framework/build/src/main.js',
      ...['--target', target, '--source', 'functions', '--port', `${port}`],
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MAIL_FROM: 'Red Rim Shuttle website <website@redrim.example>',
        MAIL_TO: 'office@redrim.example',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`The function did not start: ${output}`);
    await sleep(50);
  }
  const url = `http://${host}:${port}/`;
  return {
    url,
    call: (data, headers) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...browserHeaders, ...headers },
        body: JSON.stringify({ data }),
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    pid: child.pid!,
    output: () => output,
  };
}

/** Starts sendContactEmail with a mail server of its own, and ends both afterward. */
export async function withFunction<T>(
  env: Record<string, string>,
  run: (running: FunctionProcess, mail: MailServer) => Promise<T>,
): Promise<T> {
  const mail = await startMailServer();
  const running = await startFunction({ SMTP_URL: mail.url, ...env });
  try {
    return await run(running, mail);
  } finally {
    await running.kill();
    await mail.stop();
  }
}

/** The process's peak memory in MiB; NaN if the system does not report it. */
export function peakMemory({ pid }: FunctionProcess): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
