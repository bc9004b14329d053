import type { CallableFunction, Request } from 'firebase-functions/v2/https';

import { parseContact, type ContactMessage } from '../../lib/contact';
import { limits } from './limits';
import { finishBeforeStop } from './stop';

/** The largest enquiry there can be fits, whatever its alphabet (see contactLimits). */
export const maxBodyBytes = 16 * 1024;

/** Milliseconds within which a body must arrive. */
const timeout = 3000;

type Response = Parameters<CallableFunction<ContactMessage, unknown>>[1];

/**
 * Puts a guard before a callable, which decodes and logs bodies of any size and depth: it answers what is no
 * valid enquiry itself, without a log entry, and passes the others on as a ContactMessage.
 */
export function guarded<T extends CallableFunction<ContactMessage, unknown>>(callable: T): T {
  const guard = async (request: Request, response: Response) => {
    finishBeforeStop(response);
    // Here, because it must happen also while every call is refused.
    limits.forget();
    const body = await bodyOf(request, response);
    if (body === 'too slow') {
      refuse(response, 408, 'DEADLINE_EXCEEDED', 'The body did not arrive in time.');
      return;
    }
    const enquiry = parseContact(dataIn(body, request));
    if (!enquiry.valid) {
      const fields = Object.keys(enquiry.errors).join(', ');
      refuse(response, 400, 'INVALID_ARGUMENT', `Not valid: ${fields}.`);
      return;
    }
    request.body = { data: enquiry.message };
    // The callable would verify these tokens, and log those that are not valid.
    delete request.headers.authorization;
    delete request.headers['x-firebase-appcheck'];
    await callable(request, response);
  };
  return Object.assign(guard, callable);
}

/** Answers an error in the callable's protocol (https://firebase.google.com/docs/functions/callable-reference). */
function refuse(response: Response, code: number, status: string, message: string) {
  response.status(code).json({ error: { status, message } });
}

/** The data of a call in the callable's protocol; undefined if the request is none. */
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
 * Reads a request's body; one that is too large counts as none. What comes after the answer is dropped, and cut
 * off when its time is up.
 */
function bodyOf(request: Request, response: Response) {
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
    }, timeout);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBodyBytes) resolve(Buffer.alloc(0));
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => {
      clearTimeout(late);
      // Only if the caller has left before the end.
      resolve('too slow');
    });
  });
}
