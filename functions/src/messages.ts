/** The log's messages. An alert rings at those with the severity ERROR (ops/enquiry-not-mailed.json). */
export const messages = {
  mailed: 'Enquiry mailed.',
  notMailed: 'Enquiry not mailed: no mail server confirmed it.',
  otherServer: 'Enquiry mailed by another server: an earlier one did not confirm it.',
  rejected: 'Enquiry mailed, but not to every address of MAIL_TO.',
  refused: {
    visitor: 'Enquiry refused: too many from one visitor.',
    day: 'Enquiry refused: too many in a day.',
  },
  wrongSettings: 'A mail setting is wrong: correct it with setup.sh (docs/going-live.md), then deploy.',
};
