import type { CallableFunction, Request } from 'firebase-functions/v2/https';

import { contactFields, ownText } from '../../lib/contact';

/** The largest enquiry there can be fits, whatever its alphabet (see contactLimits). */
export const maxBodyBytes = 16 * 1024;

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

/** @param forwarded the header's value; without one there is only the socket's address. */
export function originOf(forwarded: string | undefined, socketAddress: string | undefined): Origin {
  const addresses = (forwarded ?? socketAddress ?? '').split(',').map((address) => address.trim());
  const connection = addresses.at(-1) ?? '';
  return { connection, visitor: addresses.at(-2) ?? connection };
}

/**
 * Puts a guard before a callable, which decodes a body of any size and depth before its handler sees it:
 * a body that is too large is refused, and of any other only an enquiry's four texts get through.
 */
export function guarded<T extends CallableFunction<unknown, unknown>>(callable: T): T {
  const guard = (request: Request, response: Parameters<T>[1]) => {
    // Without a body there is none to measure.
    const { rawBody = '' } = request as Partial<Request>;
    if (Buffer.byteLength(rawBody) > maxBodyBytes) {
      const message = `The request is larger than ${maxBodyBytes} bytes.`;
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message } });
      return;
    }
    const body: unknown = request.body;
    if (typeof body === 'object' && body !== null && Object.hasOwn(body, 'data')) {
      const { data } = body as { data: unknown };
      request.body = {
        data: Object.fromEntries(contactFields.map((field) => [field, ownText(data, field)])),
      };
    }
    return callable(request, response);
  };
  return Object.assign(guard, callable);
}
