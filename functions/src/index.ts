import { defineSecret, expr, projectID } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';

import { hideFromFramework } from './hide-from-framework';
import { answerWith } from './request';
import { readSettings } from './settings';
import { defaultTimes, type Times } from './times';

const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineSecret('MAIL_FROM');
const mailTo = defineSecret('MAIL_TO');

hideFromFramework();

/**
 * Makes the function that mails `{ name, email, phone, message }` from anyone to the operator (specification
 * §7). It succeeds, without content, only after a mail server has accepted the mail. The log never contains
 * what a visitor wrote.
 */
export function functionWith(times: Times) {
  // At each request, because a secret has no value before.
  const settings = () => readSettings(smtpUrl.value(), mailFrom.value(), mailTo.value());

  return onRequest(
    {
      region: 'us-central1',
      secrets: [smtpUrl, mailFrom, mailTo],
      // This account may read the secrets, and nothing else (ops/setup.sh).
      serviceAccount: expr`enquiries@${projectID}.iam.gserviceaccount.com`,
      // One instance counts all enquiries. During a deploy, there can be two for a moment. The limits are
      // then up to twice as high.
      maxInstances: 1,
      // The page calls its own origin, through Hosting. No other origin may call, also in the emulator.
      cors: false,
      // A slow body holds a place for ten seconds at most, and a delivery for 40.
      concurrency: 80,
      memory: '256MiB',
      // Hosting waits as long. Delivery gives up earlier.
      timeoutSeconds: 60,
    },
    answerWith(settings, times),
  );
}

export const sendContactEmail = functionWith(defaultTimes);
