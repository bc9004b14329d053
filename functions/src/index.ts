import * as logger from 'firebase-functions/logger';
import { defineSecret, defineString, expr, projectID } from 'firebase-functions/params';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';

import type { ContactMessage } from '../../lib/contact';
import { timeZone } from '../../lib/season';
import { checkServers, deliver } from './deliver';
import { composeEmail } from './email';
import { reasonsToFlag } from './flags';
import { limits } from './limits';
import { mailServers } from './mail-servers';
import { senderAndRecipients } from './mailboxes';
import { messages, wrongAddress } from './messages';
import { visitorOf } from './origin';
import { guarded } from './request';
import { leaveBodiesUnread } from './unread-bodies';

const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineString('MAIL_FROM', {
  description: 'The address enquiries are sent from, on your own domain.',
});
const mailTo = defineString('MAIL_TO', {
  description: 'The mailboxes that enquiries go to, with commas between them.',
});

const common = {
  region: 'us-central1',
  secrets: [smtpUrl],
  // May read the secret and nothing else (docs/operating.md).
  serviceAccount: expr`enquiries@${projectID}.iam.gserviceaccount.com`,
  // One instance counts for all, so the limits hold as they are written. For moments there can be two, such as
  // during a deploy; then visitors have up to twice as much.
  maxInstances: 1,
};

leaveBodiesUnread();

/**
 * Takes `{ name, email, phone, message }` from anyone and mails it to the operator. Succeeds, with no content,
 * only after the mail server has accepted the mail (specification §7).
 *
 * Errors: `invalid-argument` naming the fields that failed; `deadline-exceeded` for a slow body;
 * `resource-exhausted` for too many enquiries; `unavailable` when the mail was not accepted. The log never holds
 * what a visitor wrote.
 */
export const sendContactEmail = guarded(
  onCall<ContactMessage>(
    {
      ...common,
      // The page calls its own origin, through Hosting; no other origin has a reason to.
      cors: false,
      // Callers that send their bodies slowly take up three seconds each at most; deliveries wait for their turn.
      concurrency: 80,
      memory: '512MiB',
      // As long as Hosting waits; delivery gives up before.
      timeoutSeconds: 60,
    },
    async ({ data: enquiry, rawRequest }) => {
      const addresses = readAddresses();
      const forwarded = rawRequest.header('x-forwarded-for');
      const admission = limits.admit(visitorOf(forwarded, rawRequest.socket.remoteAddress));
      if ('refusal' in admission) {
        // A visitor's own limit concerns that visitor alone. Not logger.error, which adds a stack each time.
        const severity = admission.refusal === 'visitor' ? 'WARNING' : 'ERROR';
        logger.write({ severity, message: messages.refused[admission.refusal] });
        throw new HttpsError('resource-exhausted', 'Too many enquiries; try again later.');
      }

      const flags = reasonsToFlag(enquiry, rawRequest.headers);
      const mail = composeEmail(enquiry, addresses, new Date(), flags);
      const { server, failures, rejections } = await deliver(readServers(), mail);
      if (server === undefined) {
        admission.giveBack();
        logger.error(messages.notMailed, { failures });
        throw new HttpsError('unavailable', 'The mail could not be sent.');
      }
      logger.info(messages.mailed, { messageId: mail.messageId, server });
      if (failures.length > 0) logger.warn(messages.otherServer, { failures });
      if (rejections.length > 0) {
        logger.error(messages.rejected, { count: rejections.length, rejections });
      }
    },
  ),
);

/**
 * Asks every mail server each morning and evening whether it would take an enquiry, so that an expired password
 * is noticed that day. An alert rings when this has not passed for 14 hours (ops/): a night in which clocks go
 * back has 13.
 */
export const checkMailServer = onSchedule(
  {
    ...common,
    schedule: '0 7,19 * * *',
    timeZone,
    memory: '256MiB',
    // Three times as long as a server has.
    timeoutSeconds: 120,
  },
  async () => {
    const { from, to } = readAddresses();
    const recipients = to.map(({ address }) => address);
    const failures = await checkServers(readServers(), { from: from.address, to: recipients });
    for (const failure of failures) logger.error(messages.checkFailed, failure);
    if (failures.length === 0) logger.info(messages.checkPassed);
  },
);

/** @throws an Error that names the setting in which there is no valid address. */
function readAddresses() {
  return senderAndRecipients(mailFrom.value(), mailTo.value());
}

/** The mail servers of SMTP_URL. The log says which entries are no addresses. */
function readServers() {
  const servers = mailServers(smtpUrl.value());
  for (const [index, server] of servers.entries()) {
    if (!server) logger.error(wrongAddress(index + 1));
  }
  return servers;
}
