/** The log's messages. Alerts and a metric in ops/ match most of them (__tests__/unit/alerts.test.ts). */
export const messages = {
  mailed: 'Enquiry mailed.',
  notMailed: 'Enquiry not mailed: no mail server confirmed it.',
  otherServer: 'Enquiry mailed by another server: an earlier one did not confirm it.',
  rejected: 'Enquiry mailed, but not to every address of MAIL_TO.',
  refused: {
    visitor: 'Enquiry refused: too many from one visitor.',
    day: 'Enquiry refused: too many in a day.',
  },
  checkPassed: 'Mail check passed.',
  checkFailed: 'Mail check failed: a mail server would not take an enquiry.',
  wrongAddress: 'SMTP_URL is wrong:',
};

/** @returns a message that says which entry of SMTP_URL is wrong, and what it must look like. */
export function wrongAddressMessage(entry: number): string {
  return (
    `${messages.wrongAddress} entry ${entry} must look like smtps://user:password@host or ` +
    'smtp://user:password@host:587, with @, /, :, #, ? and % in user and password written as ' +
    '%40, %2F, %3A, %23, %3F and %25.'
  );
}
