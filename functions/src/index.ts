import * as logger from 'firebase-functions/logger';
import { defineSecret, defineString, expr, projectID } from 'firebase-functions/params';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';

import type { Enquiry } from '../../lib/contact';
import { timeZone } from '../../lib/season';
import { checkServers, deliver } from './deliver';
import { composeEmail } from './email';
import { reasonsToFlag } from './flags';
import { hideFromFramework } from './hide-from-framework';
import { limits } from './limits';
import { mailServers } from './mail-servers';
import { senderAndRecipients } from './mailboxes';
import { messages, wrongAddressMessage } from './messages';
import { networksOfVisitor } from './network';
import { guarded } from './request';
import { defaultTimes, type Times } from './times';

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
  // This account may read the secret, and nothing else (ops/setup.sh).
  serviceAccount: expr`enquiries@${projectID}.iam.gserviceaccount.com`,
  // One instance counts all enquiries. During a deploy, there can be two for a moment. The limits are then up
  // to twice as high.
  maxInstances: 1,
};

hideFromFramework();

/** @param times the time limits. Tests pass shorter ones. */
export const functionsWith = (times: Times) => ({
  /**
   * Mails `{ name, email, phone, message }` from anyone to the operator (specification §7). It succeeds,
   * without content, only after a mail server has accepted the mail. The log never contains what a visitor
   * wrote.
   *
   * Errors:
   * - `invalid-argument` names the fields that failed
   * - `deadline-exceeded`: the body arrived too slowly
   * - `resource-exhausted`: there were too many enquiries
   * - `unavailable`: no server accepted the mail
   * - `internal`: MAIL_FROM or MAIL_TO has no valid address, or the function has a mistake
   */
  sendContactEmail: guarded(
    onCall<Enquiry>(
      {
        ...common,
        // The page calls its own origin, through Hosting. No other origin may call.
        cors: false,
        // A slow body holds a place for three seconds at most, and a delivery for 40.
        concurrency: 80,
        memory: '512MiB',
        // Hosting waits as long. Delivery gives up earlier.
        timeoutSeconds: 60,
      },
      async ({ data: enquiry, rawRequest }) => {
        const addresses = readAddresses();
        const forwarded = rawRequest.header('x-forwarded-for');
        const refusal = limits.admit(networksOfVisitor(forwarded, rawRequest.socket.remoteAddress));
        if (refusal) {
          // A visitor's own limit needs no alert. logger.error would add a stack.
          const severity = refusal === 'visitor' ? 'WARNING' : 'ERROR';
          logger.write({ severity, message: messages.refused[refusal] });
          throw new HttpsError('resource-exhausted', 'Too many enquiries; try again later.');
        }

        const flags = reasonsToFlag(enquiry, rawRequest.headers);
        const mail = composeEmail(enquiry, addresses, new Date(), flags);
        const { server, failures, rejections } = await deliver(readServers(), mail, times);
        if (server === undefined) {
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
    times,
  ),

  /**
   * Logs in at every mail server each morning and evening. So an expired password is found the same day. An
   * alert rings if no check has passed for 14 hours (ops/). Two checks are 13 hours apart when clocks go
   * back.
   */
  checkMailServer: onSchedule(
    {
      ...common,
      schedule: '0 7,19 * * *',
      timeZone,
      memory: '256MiB',
      // Three times a server's limit.
      timeoutSeconds: 120,
    },
    async () => {
      readAddresses();
      const failures = await checkServers(readServers(), times);
      for (const failure of failures) logger.error(messages.checkFailed, failure);
      if (failures.length === 0) logger.info(messages.checkPassed);
    },
  ),
});

export const { sendContactEmail, checkMailServer } = functionsWith(defaultTimes);

/** @throws an Error that names the setting without a valid address. */
function readAddresses() {
  return senderAndRecipients(mailFrom.value(), mailTo.value());
}

/** Reads the mail servers from SMTP_URL, and logs which entries are not addresses. */
function readServers() {
  const servers = mailServers(smtpUrl.value());
  for (const [index, server] of servers.entries()) {
    if (!server) logger.error(wrongAddressMessage(index + 1));
  }
  return servers;
}
