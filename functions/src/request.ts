import { once } from 'node:events';
import { finished } from 'node:stream/promises';

import * as logger from 'firebase-functions/logger';
import type { CallableFunction, Request } from 'firebase-functions/v2/https';

import { parseContact, type Enquiry } from '../../lib/contact';
import { limits } from './limits';
import { messages } from './messages';
import { finishBeforeStop } from './stop';
import { withTimeLimit } from './time-limit';
import type { Times } from './times';

/** The longest enquiry fits in any alphabet (see contactRules). */
const maxBodyBytes = 16 * 1024;

const bodyTimeoutMs = 10_000;

type Response = Parameters<CallableFunction<Enquiry, unknown>>[1];

/**
 * Puts a guard before a callable. A callable by itself decodes and logs bodies of any size and depth. The
 * guard answers invalid enquiries without a log entry, and passes valid ones on as an Enquiry.
 *
 * @param requireSettings throws an Error while a setting is wrong. The guard then logs it and answers each
 *   call with `internal`, so that the smoke test fails.
 */
export function guarded<T extends CallableFunction<Enquiry, unknown>>(
  callable: T,
  requireSettings: () => unknown,
  times: Times,
) {
  // To the platform, a proxy has all the properties of the callable.
  return new Proxy(callable, {
    apply: (_callable, _this, [request, response]: [Request, Response]) =>
      finishBeforeStop(answer(callable, requireSettings, request, response), times.grace),
  });
}

async function answer(
  callable: CallableFunction<Enquiry, unknown>,
  requireSettings: () => unknown,
  request: Request,
  response: Response,
): Promise<void> {
  // The limits must also forget visitors while every call is refused.
  limits.forget();
  try {
    requireSettings();
  } catch (error) {
    logger.error(messages.wrongSettings, { reason: (error as Error).message });
    response.set('Connection', 'close');
    refuse(response, 500, 'INTERNAL', 'The mail settings are wrong.');
    return;
  }
  const body = await bodyOf(request);
  const parsed = body && parseContact(dataIn(body, request));
  if (!parsed) {
    // The rest of the body would look like the connection's next request.
    response.set('Connection', 'close');
    refuse(response, 408, 'DEADLINE_EXCEEDED', 'The body did not arrive in time.');
  } else if (!parsed.valid) {
    const fields = Object.keys(parsed.errors).join(', ');
    refuse(response, 400, 'INVALID_ARGUMENT', `Not valid: ${fields}.`);
  } else {
    request.body = { data: parsed.enquiry };
    // The callable would verify both tokens, and log invalid ones. It would answer an event stream with 200
    // in any case.
    delete request.headers.authorization;
    delete request.headers['x-firebase-appcheck'];
    delete request.headers.accept;
    await callable(request, response);
  }
  // The work ends when the answer is sent. A visitor who has left gets none.
  await finished(response).catch(() => undefined);
}

/** Answers with an error of callables (https://firebase.google.com/docs/functions/callable-reference). */
function refuse(response: Response, code: number, status: string, message: string) {
  response.status(code).json({ error: { status, message } });
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

/**
 * @returns a request's body, which is empty if it is too large. Undefined if it does not arrive whole in
 *   time.
 */
function bodyOf(request: Request): Promise<Buffer | undefined> {
  return withTimeLimit(bodyTimeoutMs, (signal) =>
    Promise.race([read(request), once(signal, 'abort').then(() => undefined)]),
  ).catch(() => undefined);
}

async function read(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) chunks.length = 0;
    else chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
