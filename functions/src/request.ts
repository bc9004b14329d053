// Depends on the inside of firebase-functions@7.4.0: a deploy reads the settings of a callable from its properties.

import type { CallableFunction, Request } from 'firebase-functions/v2/https';

import { parseContact, type Enquiry } from '../../lib/contact';
import { limits } from './limits';
import { finishBeforeStop } from './stop';

/** The longest enquiry fits in any alphabet (see contactRules). */
export const maxBodyBytes = 16 * 1024;

const bodyTimeoutMs = 3000;

type Response = Parameters<CallableFunction<Enquiry, unknown>>[1];

/**
 * Puts a guard before a callable. A callable by itself decodes and logs bodies of any size and depth. The guard
 * answers invalid enquiries without a log entry, and passes valid ones on as an Enquiry.
 */
export function guarded<T extends CallableFunction<Enquiry, unknown>>(callable: T): T {
  const guard = async (request: Request, response: Response) => {
    finishBeforeStop(response);
    // The limits must also forget visitors while every call is refused.
    limits.forget();
    const body = await readBody(request, response);
    if (body === 'too slow') {
      refuse(response, 408, 'DEADLINE_EXCEEDED', 'The body did not arrive in time.');
      return;
    }
    const parsed = parseContact(dataIn(body, request));
    if (!parsed.valid) {
      const fields = Object.keys(parsed.errors).join(', ');
      refuse(response, 400, 'INVALID_ARGUMENT', `Not valid: ${fields}.`);
      return;
    }
    request.body = { data: parsed.enquiry };
    // The callable would verify these tokens, and log invalid ones.
    delete request.headers.authorization;
    delete request.headers['x-firebase-appcheck'];
    await callable(request, response);
  };
  return Object.assign(guard, callable);
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
 * Reads a request's body. A body that is too large counts as empty. The rest is discarded after the answer, and
 * the connection is cut when the time limit is over.
 */
function readBody(request: Request, response: Response) {
  return new Promise<Buffer | 'too slow'>((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => {
      if (response.headersSent) {
        request.destroy();
        return;
      }
      // The rest of the body would look like the connection's next request.
      response.set('Connection', 'close');
      resolve('too slow');
    }, bodyTimeoutMs);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBodyBytes) resolve(Buffer.alloc(0));
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => {
      clearTimeout(late);
      // This has an effect only if the caller left before the end.
      resolve('too slow');
    });
  });
}
