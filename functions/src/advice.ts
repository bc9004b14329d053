import { isNetworkCode, type Reason } from './reason';

const wrongSender =
  'mostly because this account may not send from MAIL_FROM: compare both, and verify the address there. Or ask ' +
  'the provider.';

/**
 * Says what a failure means to the operator, and what to do. The first condition that applies decides. The
 * codes are those of mail servers, nodemailer (https://nodemailer.com/errors), Node and OpenSSL.
 *
 * @param hasLogin whether SMTP_URL has a user and a password.
 * @param othersAccepted whether the server took the mail for other recipients.
 */
export function adviceOn(reason: Reason, hasLogin: boolean, othersAccepted: boolean): string {
  const sentence = sentenceOn(reason, hasLogin, othersAccepted);
  return othersAccepted ? `${sentence} The others have the mail: forward it by hand.` : sentence;
}

function sentenceOn(reason: Reason, hasLogin: boolean, othersAccepted: boolean): string {
  const { enhancedCode = '', command = '', topic, responseCode = 0, originalCode = '', code = '' } = reason;
  const isTemporary = responseCode >= 400 && responseCode < 500;
  const isFinal = responseCode >= 500;
  const isGreeting = command === 'EHLO' || command === 'HELO';
  const isRecipient = command === 'RCPT TO';

  if (reason.outcomeUnknown)
    return 'The server got the mail and did not confirm it: look in the mailboxes, because it may have arrived.';
  if (enhancedCode === '5.1.90' || enhancedCode === '5.4.5')
    return 'The mailbox has sent all that its provider allows in a day: wait a day, and take one for the form alone.';
  if (responseCode === 525)
    return 'The provider refuses this account, or logins from Google’s network: ask your provider.';
  if (topic === 'greeting' || (isGreeting && isFinal))
    return 'The server refuses the domain of MAIL_FROM as the name that greets it: look for a mistake in it, or ask your provider.';
  if (responseCode === 530 || (topic === 'login' && !hasLogin))
    return 'The server wants a user and a password: write them into SMTP_URL.';
  if (topic === 'network' || (command === 'CONN' && isFinal))
    return 'The server refuses connections from Google’s network: ask your provider.';
  if (topic === 'sender' || (command === 'MAIL FROM' && isFinal))
    return `The server refuses MAIL_FROM, ${wrongSender}`;
  if (isRecipient && !hasLogin && !othersAccepted && topic !== 'mailbox')
    return 'Without a login, the server takes nothing for a mailbox of MAIL_TO: write user and password into SMTP_URL. If it wants none, look for a mistake in the mailbox, and whether it is full.';
  // Zoho refuses a foreign sender with 553, others with x.7.x.
  if (isRecipient && (responseCode === 553 || enhancedCode.includes('.7.')))
    return 'The server refuses a mailbox of MAIL_TO, or this account may not send from MAIL_FROM: look for a mistake in both, and verify MAIL_FROM there.';
  if (isRecipient && isTemporary)
    return 'The server takes nothing for a mailbox of MAIL_TO now: look whether it is full.';
  if (isRecipient)
    return 'The server refuses a mailbox of MAIL_TO: look for a mistake in it, or ask its provider.';
  if (command === 'DATA' && isFinal) return `The provider refuses the mail, ${wrongSender}`;
  if (isTemporary) return 'The server is busy, or the account has reached a limit: try again later.';
  if (originalCode === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'The certificate belongs to another name: write the host that your provider names.';
  if (/^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/.test(originalCode))
    return 'The port begins without encryption: use smtp:// for port 587, smtps:// for port 465.';
  if (originalCode === 'ECONNRESET' || code === 'ECONNECTION')
    return 'The server ended the connection: wait, or ask your provider if this comes again.';
  if (code === 'EAUTH') return 'User or password is wrong, or the server takes no login.';
  if (code === 'EDNS') return 'The host was not found: if it worked before, wait. Otherwise correct it.';
  if (code === 'EPROTOCOL')
    return 'What answers there is no mail server: correct host and port, mostly 465 or 587.';
  if (code === 'ETIMEDOUT')
    return 'The server did not answer in time: use smtps:// for port 465 or smtp:// for port 587. If both are right, ask your provider.';
  if (code === 'ETLS') return 'The port has no encryption: use smtps://.';
  // nodemailer says ESOCKET for the network and for TLS.
  if (code === 'ESOCKET' && !isNetworkCode(originalCode))
    return 'The certificate of the server is not trusted, or its encryption fails: write the host that your provider names. If it is right, tell your provider.';
  if (code === 'ESOCKET')
    return 'Nothing answers there: host or port is wrong, the server is down, or a network blocks the port.';
  return 'The cause is unknown: ask whoever looks after the site’s code.';
}
