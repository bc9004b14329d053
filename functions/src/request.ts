import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import type { CallableFunction, Request } from 'firebase-functions/v2/https';

import { contactFields, ownText } from '../../lib/contact';
import { networkOf } from './address';
import { second } from './settings';

/** The largest enquiry there can be fits, whatever its alphabet (see contactLimits). */
export const maxBodyBytes = 16 * 1024;

/** Within which a body must arrive. */
const timeout = 3 * second;

/**
 * Whom a request comes from, as far as the platform vouches for it. Google's front end appends the
 * address that connected to it to X-Forwarded-For: through Hosting, that of Hosting's edge, which has
 * appended the visitor's. Whatever stands before those two may be invented; a caller that leaves Hosting
 * out can invent the second last as well, but not the last.
 */
export interface Origin {
  /** Shared by many visitors when it is an edge of Hosting. */
  connection: string;
  visitor: string;
}

/** The addresses that X-Forwarded-For lists, if it is there. */
export function addressesIn(forwarded: string | undefined): string[] {
  return forwarded === undefined ? [] : forwarded.split(',').map((address) => address.trim());
}

/** @param forwarded the header's value; without it, only the socket's address counts. */
export function originOf(forwarded: string | undefined, socketAddress: string | undefined): Origin {
  const addresses = addressesIn(forwarded ?? socketAddress ?? '');
  const connection = networkOf(addresses.at(-1) ?? '');
  const visitor = addresses.at(-2);
  return { connection, visitor: visitor === undefined ? connection : networkOf(visitor) };
}

/**
 * Makes the platform's framework pass requests on with their bodies unread. It would otherwise inflate and
 * parse up to a gigabyte before a function sees it.
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    // Without these headers, body-parser takes a request for one without a body.
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  });
}

/**
 * Puts a guard before a callable, which decodes and logs a body of any size and depth before its handler
 * sees it: a body that is too large or too slow is refused, and of any other only an enquiry's texts get
 * through.
 */
export function guarded<T extends CallableFunction<unknown, unknown>>(callable: T): T {
  const guard = async (request: Request, response: Parameters<T>[1]) => {
    const body = await bodyOf(request);
    if (body === undefined) {
      const message = `The request is larger than ${maxBodyBytes} bytes.`;
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message } });
      return;
    }
    request.body = enquiryIn(body, request.headers);
    await callable(request, response);
  };
  return Object.assign(guard, callable);
}

/** The body that the callable gets: the enquiry's texts, or nothing, which it refuses. */
function enquiryIn(
  body: Buffer,
  headers: IncomingHttpHeaders = {},
): { data: Record<string, string> } | undefined {
  // JSON is UTF-8 (RFC 8259 §8.1), and the page compresses nothing.
  if (headers['content-encoding']) return undefined;
  if (/charset=(?!"?utf-8"?\s*(;|$))/i.test(headers['content-type'] ?? '')) return undefined;
  try {
    const parsed: unknown = JSON.parse(body.toString());
    if (typeof parsed !== 'object' || parsed === null || !Object.hasOwn(parsed, 'data')) {
      return undefined;
    }
    const { data } = parsed as { data: unknown };
    return {
      data: Object.fromEntries(
        ([...contactFields, 'page'] as const).map((field) => [field, ownText(data, field)]),
      ),
    };
  } catch {
    return undefined;
  }
}

/** Reads the whole body; undefined if it is too large or not in time. */
async function bodyOf(request: Request): Promise<Buffer | undefined> {
  const late = setTimeout(() => request.destroy(), timeout);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > maxBodyBytes) return undefined;
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  } catch {
    // The caller has left, or was too slow.
    return undefined;
  } finally {
    clearTimeout(late);
    // Drains the rest: Node waits for the end of a body before the connection's next request.
    request.resume();
  }
}
