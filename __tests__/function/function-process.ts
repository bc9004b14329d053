// Depends on the inside of the functions framework: the path of its start script.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import siteFile from '../../content/site.json';
import { host, isListening } from '../../scripts/shared/ports';
import { startMailServer, type MailOptions, type MailServer } from './mail-server';

/** An X-Forwarded-For of a visitor who has not called before, through a host that nobody has called through. */
export const newVisitor = () => `${randomUUID()}, ${randomUUID()}`;

// Systems do not hand these ports out, and each of Jest's workers has its own.
let nextPort = 11_000 + 100 * Number(process.env.JEST_WORKER_ID);

async function freePort(): Promise<number> {
  const port = nextPort++;
  return (await isListening(port)) ? freePort() : port;
}

/** Returns a function that calls the Cloud Function at a URL as the page does. */
export const callerOf =
  (url: string) => (data: unknown, headers?: Record<string, string>, signal?: AbortSignal) =>
    fetch(url, {
      signal: signal ?? null,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': newVisitor(),
        origin: siteFile.url,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify({ data }),
    });

/** Begins a call, and resolves when the function waits for its body, because Node answers 100 then. */
export async function beginCall(port: number, headers: OutgoingHttpHeaders) {
  const common = { 'content-type': 'application/json', expect: '100-continue' };
  const call = request({ host, port, method: 'POST', headers: { ...common, ...headers } });
  call.on('error', () => undefined).flushHeaders();
  await once(call, 'continue');
  return call;
}

export type FunctionProcess = Awaited<ReturnType<typeof startFunction>>;

/**
 * Starts a built function in its own process and with no other environment than Cloud Run gives it.
 *
 * @param env settings, such as the mail servers (SMTP_URL).
 * @param source the folder with the function's package.json.
 */
export async function startFunction(env: Record<string, string>, source = 'functions') {
  const port = await freePort();
  const framework = resolve('functions/node_modules/@google-cloud/functions-framework/build/src/main.js');
  const child = spawn(process.execPath, [framework], {
    cwd: source,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: `${port}`,
      K_SERVICE: 'sendcontactemail',
      K_REVISION: '1',
      K_CONFIGURATION: 'sendcontactemail',
      FUNCTION_TARGET: 'sendContactEmail',
      FUNCTION_SIGNATURE_TYPE: 'http',
      LOG_EXECUTION_ID: 'true',
      GCLOUD_PROJECT: 'cedar-lines',
      FIREBASE_CONFIG: JSON.stringify({ projectId: 'cedar-lines' }),
      MAIL_FROM: 'Red Rim Shuttle website <website@redrim.example>',
      MAIL_TO: 'office@redrim.example',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'close') as Promise<[code: number | null]>;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!hasEnded() && !(await isListening(port))) await sleep(50);
  if (hasEnded()) throw new Error(`The function did not start: ${output}`);
  const url = `http://${host}:${port}/`;
  return {
    url,
    port,
    call: callerOf(url),
    /** Ends the process, at once by default. Resolves to its exit code. */
    kill: async (signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') => {
      child.kill(signal);
      return (await ended)[0];
    },
    suspend: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    output: () => output,
  };
}

/**
 * Starts the function and a mail server, and ends both afterward.
 *
 * @param env settings of the function.
 * @param mailOptions of the mail server.
 * @param source the folder with the function's package.json, if it is not the last build.
 */
export async function withFunction(
  {
    env = {},
    mailOptions,
    source,
  }: { env?: Record<string, string>; mailOptions?: MailOptions; source?: string },
  run: (running: FunctionProcess, mail: MailServer) => Promise<void>,
): Promise<void> {
  const mail = await startMailServer(mailOptions);
  const running = await startFunction({ ...env, SMTP_URL: mail.url }, source);
  try {
    await run(running, mail);
  } finally {
    await running.kill();
  }
}
