import * as logger from 'firebase-functions/logger';
import { defineSecret, expr, projectID } from 'firebase-functions/params';
import { HttpsError, onCall } from 'firebase-functions/v2/https';

import type { Enquiry } from '../../lib/contact';
import { deliver } from './deliver';
import { composeEmail } from './email';
import { reasonToFlag } from './flags';
import { hideFromFramework } from './hide-from-framework';
import { limits } from './limits';
import { messages } from './messages';
import { addressesOf, networksOf } from './network';
import { guarded } from './request';
import { readSettings, type Settings } from './settings';
import { defaultTimes, type Times } from './times';

const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineSecret('MAIL_FROM');
const mailTo = defineSecret('MAIL_TO');

hideFromFramework();

/**
 * Makes the function that mails `{ name, email, phone, message }` from anyone to the operator (specification
 * §7). It succeeds, without content, only after a mail server has accepted the mail. The log never contains
 * what a visitor wrote.
 *
 * Errors:
 * - `invalid-argument` names the fields that failed
 * - `deadline-exceeded`: the body arrived too slowly
 * - `resource-exhausted`: there were too many enquiries
 * - `unavailable`: no server accepted the mail
 * - `internal`: a mail setting is wrong or missing, or the function has a mistake
 *
 * @param times the time limits. Tests pass shorter ones.
 */
export function functionWith(times: Times) {
  let read: Settings | undefined;
  // At the first request, because a secret has no value before.
  const settings = () => (read ??= readSettings(smtpUrl.value(), mailFrom.value(), mailTo.value()));

  return guarded(
    onCall<Enquiry>(
      {
        region: 'us-central1',
        secrets: [smtpUrl, mailFrom, mailTo],
        // This account may read the secrets, and nothing else (ops/setup.sh).
        serviceAccount: expr`enquiries@${projectID}.iam.gserviceaccount.com`,
        // One instance counts all enquiries. During a deploy, there can be two for a moment. The limits are
        // then up to twice as high.
        maxInstances: 1,
        // The page calls its own origin, through Hosting. No other origin may call.
        cors: false,
        // A slow body holds a place for ten seconds at most, and a delivery for 40.
        concurrency: 80,
        memory: '512MiB',
        // Hosting waits as long. Delivery gives up earlier.
        timeoutSeconds: 60,
      },
      async ({ data: enquiry, rawRequest }) => {
        const { servers, ...addresses } = settings();
        const forwarded = rawRequest.header('x-forwarded-for') ?? rawRequest.socket.remoteAddress;
        const { visitor, last } = addressesOf(forwarded);
        const refusal = limits.admit(networksOf(visitor), last);
        if (refusal) {
          // An alert rings at each ERROR. A visitor's own limit needs none.
          const severity = refusal === 'visitor' ? 'WARNING' : 'ERROR';
          logger.write({ severity, message: messages.refused[refusal] });
          throw new HttpsError('resource-exhausted', 'Too many enquiries; try again later.');
        }

        const mail = composeEmail(enquiry, addresses, new Date(), reasonToFlag(enquiry));
        const { server, failures, rejections } = await deliver(servers, mail, times);
        if (server === undefined) {
          logger.error(messages.notMailed, { failures });
          throw new HttpsError('unavailable', 'The mail could not be sent.');
        }
        logger.info(messages.mailed, { messageId: mail.messageId, server });
        if (failures.length > 0) logger.error(messages.otherServer, { failures });
        if (rejections.length > 0) {
          logger.error(messages.rejected, { count: rejections.length, rejections });
        }
      },
    ),
    settings,
    times,
  );
}

export const sendContactEmail = functionWith(defaultTimes);
