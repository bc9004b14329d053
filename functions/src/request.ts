import { once } from 'node:events';
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http';
import { finished } from 'node:stream/promises';

import * as logger from 'firebase-functions/logger';

import { parseContact, type Enquiry } from '../../lib/contact';
import { deliver } from './deliver';
import { composeEmail } from './email';
import { limits } from './limits';
import { messages } from './messages';
import { addressesOf, networksOf } from './network';
import type { Settings } from './settings';
import { finishBeforeStop } from './stop';
import { withTimeLimit, type Times } from './times';

/** The longest enquiry fits in any alphabet (see contactRules). */
const maxBodyBytes = 16 * 1024;

/**
 * Makes a function that answers calls as https://firebase.google.com/docs/functions/callable-reference says.
 * `onCall` would first decode and log bodies of any size and depth. An invalid enquiry leaves no log entry.
 *
 * @param settings reads the mail settings. It throws an Error while one is wrong. The call is then answered
 *   with `INTERNAL`, which fails the smoke test.
 */
export const answerWith =
  (settings: () => Settings, times: Times) => async (request: Request, response: Response) => {
    // The limits forget visitors even while every call is refused.
    limits.forget();
    let current: Settings;
    try {
      current = settings();
    } catch (error) {
      logger.write({ severity: 'ERROR', message: messages.wrongSettings, reason: (error as Error).message });
      response.setHeader('Connection', 'close');
      refuse(response, 500, 'INTERNAL', 'The mail settings are wrong.');
      return;
    }
    const body = await bodyOf(request, times.body);
    if (!body) {
      // The rest of the body would look like the connection's next request.
      response.setHeader('Connection', 'close');
      refuse(response, 408, 'DEADLINE_EXCEEDED', 'The body did not arrive in time.');
      return;
    }
    const parsed = parseContact(dataIn(body, request));
    if (!parsed.valid) {
      refuse(response, 400, 'INVALID_ARGUMENT', `Not valid: ${Object.keys(parsed.errors).join(', ')}.`);
      return;
    }
    const work = mail(parsed.enquiry, request, response, current, times);
    // A visitor who has left gets no answer.
    const answered = work.then(() => finished(response).catch(() => undefined));
    await finishBeforeStop(answered, times.grace);
  };

async function mail(
  enquiry: Enquiry,
  request: Request,
  response: Response,
  { servers, ...addresses }: Settings,
  times: Times,
): Promise<void> {
  const { headers, socket } = request;
  const { visitor, lastNetwork } = addressesOf(
    headers['x-forwarded-for']?.toString() ?? socket.remoteAddress,
  );
  const refusal = limits.admit(networksOf(visitor), lastNetwork);
  if (refusal) {
    // An alert rings at each ERROR. A visitor's own limit needs none.
    const severity = refusal === 'visitor' ? 'WARNING' : 'ERROR';
    logger.write({ severity, message: messages.refused[refusal] });
    refuse(response, 429, 'RESOURCE_EXHAUSTED', 'Too many enquiries; try again later.');
    return;
  }
  const email = composeEmail(enquiry, addresses, new Date());
  const { server, failures, rejections } = await deliver(servers, email, times);
  if (server === undefined) {
    logger.write({ severity: 'ERROR', message: messages.notMailed, failures });
    refuse(response, 503, 'UNAVAILABLE', 'The mail could not be sent.');
    return;
  }
  logger.write({ severity: 'INFO', message: messages.mailed, messageId: email.messageId, server });
  if (failures.length > 0) logger.write({ severity: 'ERROR', message: messages.otherServer, failures });
  if (rejections.length > 0)
    logger.write({ severity: 'ERROR', message: messages.rejected, count: rejections.length, rejections });
  answer(response, 200, { result: null });
}

function refuse(response: Response, code: number, status: string, message: string): void {
  answer(response, code, { error: { status, message } });
}

function answer(response: Response, code: number, content: object): void {
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(content));
}

/** @returns the data of a call in the protocol of callables. Undefined if the request is not such a call. */
function dataIn(body: Buffer, { method, headers }: Request): unknown {
  const type = headers['content-type'] ?? '';
  // JSON is UTF-8 (RFC 8259 §8.1), and the page compresses nothing.
  const isPlainJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type);
  if (method !== 'POST' || !isPlainJson || headers['content-encoding']) return undefined;
  try {
    return (JSON.parse(body.toString()) as { data?: unknown } | null)?.data;
  } catch {
    return undefined;
  }
}

/** @returns a request's body, which is empty if it is too large. Undefined if it does not arrive in time. */
function bodyOf(request: Request, milliseconds: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBodyBytes) chunks.length = 0;
    else chunks.push(chunk);
  });
  const arrival = withTimeLimit(milliseconds, (signal) => once(request, 'end', { signal }));
  return arrival.then(() => Buffer.concat(chunks)).catch(() => undefined);
}
