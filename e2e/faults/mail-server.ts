import { startMailServer } from '../../__tests__/function/mail-server';
import { second, sent, type Row, type Stack } from './stack';

/** A function whose first mail server is down. */
const withoutFirst = async (stack: Stack, ...others: string[]) => {
  const gone = await startMailServer();
  await gone.stop();
  await stack.reach(await stack.start({ SMTP_URL: [gone.url, ...others].join(' ') }));
};

/** The function answers that it could not mail the enquiry. */
const notMailed = {
  sees: 'the alert',
  mails: 0,
  error: /^FirebaseError: The mail could not be sent/,
  notes: /status of 503/,
} as const;

/** Faults of the operator's mail server as the page sees them; __tests__/function/deliver.test.ts has the rest. */
export const mailServerRows: Row[] = [
  { fault: 'mail server is down', ...notMailed, arrange: (stack) => withoutFirst(stack) },
  {
    fault: 'first of two mail servers is down',
    ...sent,
    arrange: (stack) => withoutFirst(stack, stack.mail.url),
  },
  {
    fault: 'mail server needs 13 seconds to say that it has taken the mail',
    ...sent,
    arrange: (stack) => {
      stack.behave({
        afterMail: () => new Promise((resolve) => setTimeout(resolve, 13 * second, 'answer')),
      });
      return stack.reach();
    },
  },
  {
    fault: 'mail server takes the mail and hangs up before it says so',
    ...notMailed,
    mails: 1,
    arrange: (stack) => {
      stack.behave({ afterMail: () => 'hang up' });
      return stack.reach();
    },
  },
  {
    fault: 'mail server is busy for one of two addresses, once',
    sees: 'sent',
    // One for each address.
    mails: 2,
    arrange: async (stack) => {
      let busy = true;
      stack.behave({
        onRcptTo({ address }, _session, done) {
          const refuse = busy && address.startsWith('office');
          if (refuse) busy = false;
          done(refuse ? Object.assign(new Error('Busy'), { responseCode: 450 }) : undefined);
        },
      });
      await stack.reach(await stack.start({ MAIL_TO: 'office@redrim.example, a@redrim.example' }));
    },
  },
];
