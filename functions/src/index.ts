import * as logger from 'firebase-functions/logger';
import { defineSecret, defineString } from 'firebase-functions/params';
import { HttpsError, onCall } from 'firebase-functions/v2/https';

import { parseContact } from '../../lib/contact';
import { deliver } from './deliver';
import { composeEmail } from './email';
import { withinLimits } from './limits';
import { guarded, originOf } from './request';

const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineString('MAIL_FROM', {
  description: 'The address enquiries are sent from, on your own domain.',
});
const mailTo = defineString('MAIL_TO', {
  description: 'The mailbox that enquiries arrive in.',
});

/**
 * Takes `{ name, email, phone, message }` from anyone and mails it to the operator. Succeeds, with
 * no content, only after the mail server has accepted the mail (specification §7).
 *
 * Errors: `invalid-argument` naming the fields that failed, or for a body of over 16 KB;
 * `resource-exhausted` for too many enquiries; `unavailable` when the mail was not accepted. The log
 * never holds what a visitor wrote.
 */
export const sendContactEmail = guarded(
  onCall(
    {
      region: 'us-central1',
      secrets: [smtpUrl],
      // The page calls its own origin, through Hosting; no other origin has a reason to.
      cors: false,
      // Bounds the bill and the connections to the mail server. An enquiry takes about a second, so
      // five instances of 80 at once are far more than a shuttle company hears from.
      maxInstances: 5,
      concurrency: 80,
      // A hundred enquiries at once took 391 MiB (docs/reliability.md).
      memory: '512MiB',
      // As long as Hosting waits; delivery gives up long before.
      timeoutSeconds: 60,
    },
    async ({ data, rawRequest }) => {
      const enquiry = parseContact(data);
      if (!enquiry.valid) {
        const fields = Object.keys(enquiry.errors);
        throw new HttpsError('invalid-argument', `Not valid: ${fields.join(', ')}.`, { fields });
      }
      const origin = originOf(
        rawRequest.header('x-forwarded-for'),
        rawRequest.socket.remoteAddress,
      );
      if (!(await withinLimits(origin))) {
        logger.warn('Enquiry refused: too many.');
        throw new HttpsError('resource-exhausted', 'Too many enquiries; try again later.');
      }

      const addresses = { from: mailFrom.value(), to: mailTo.value() };
      const mail = composeEmail(enquiry.message, addresses, new Date());
      try {
        await deliver(smtpUrl.value(), mail);
        logger.info('Enquiry mailed.', { messageId: mail.messageId });
      } catch (error) {
        logger.error('Enquiry not mailed: the mail server did not accept it.', reason(error));
        throw new HttpsError('unavailable', 'The mail could not be sent.');
      }
    },
  ),
);

/** nodemailer's codes alone: its messages and the server's answers can quote addresses. */
function reason(error: unknown) {
  const { code, responseCode, command } = error as Partial<Record<string, unknown>>;
  return { code, responseCode, command };
}
