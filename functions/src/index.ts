import * as logger from 'firebase-functions/logger';
import { defineSecret, defineString } from 'firebase-functions/params';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { createTransport } from 'nodemailer';

import { parseContact } from '../../lib/contact';
import { composeEmail } from './email';

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
 * Errors: `invalid-argument` naming the fields that failed; `unavailable` when the mail was not
 * accepted. The log never holds what a visitor wrote.
 */
export const sendContactEmail = onCall(
  {
    region: 'us-central1',
    secrets: [smtpUrl],
    // The page calls its own origin, through Hosting; no other origin has a reason to.
    cors: false,
    maxInstances: 5,
    timeoutSeconds: 60,
  },
  async ({ data }: { data: unknown }) => {
    const enquiry = parseContact(data);
    if (!enquiry.valid) {
      const fields = Object.keys(enquiry.errors);
      throw new HttpsError('invalid-argument', `Not valid: ${fields.join(', ')}.`, { fields });
    }

    const transport = createTransport({
      url: smtpUrl.value(),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const addresses = { from: mailFrom.value(), to: mailTo.value() };
      const { messageId } = await transport.sendMail(
        composeEmail(enquiry.message, addresses, new Date()),
      );
      logger.info('Enquiry mailed.', { messageId });
    } catch (error) {
      logger.error('Enquiry not mailed: the mail server did not accept it.', reason(error));
      throw new HttpsError('unavailable', 'The mail could not be sent.');
    } finally {
      transport.close();
    }
  },
);

/** nodemailer's codes alone: its messages and the server's answers can quote addresses. */
function reason(error: unknown) {
  const { code, responseCode, command } = error as Partial<Record<string, unknown>>;
  return { code, responseCode, command };
}
