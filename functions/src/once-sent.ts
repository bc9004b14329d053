// Depends on the inside of nodemailer@10.6.0: its SMTP connection reads this stream to the end, then writes the dot.

import type { Transporter } from 'nodemailer';

/** Calls `then` once the whole of the message that `transport` sends is on its way to the server. */
export function onceSent(transport: Transporter, then: () => void): void {
  transport.use('stream', ({ message }, done) => {
    message.processFunc((stream) => stream.once('end', then));
    done();
  });
}
