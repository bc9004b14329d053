// Depends on the inside of body-parser@2.4.0: it assumes that a request without these two headers has no body.

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Makes the functions framework pass bodies on unread. Otherwise it inflates and parses up to a gigabyte. */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  });
}
