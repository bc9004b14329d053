/** The log's messages. The alerts in ops/ match these words; a test compares them. */
export const messages = {
  mailed: 'Enquiry mailed.',
  notMailed: 'Enquiry not mailed: no mail server confirmed it.',
  otherServer: 'Enquiry mailed by the second server: the first did not accept it.',
  rejected: 'Enquiry mailed, but not to every address of MAIL_TO.',
  refused: {
    visitor: 'Enquiry refused: too many from one visitor.',
    day: 'Enquiry refused: too many in a day.',
  },
  checkPassed: 'Mail check passed.',
  checkFailed: 'Mail check failed: no login at the mail server.',
};
