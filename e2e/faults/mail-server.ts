import { messages } from '../../functions/src/messages';
import { startFunction } from '../../test-support/function-process';
import { startMailServer } from '../../test-support/mail-server';
import { expect } from '../fixtures';
import { second, type Manners, type Row, type Stack } from './stack';

const answer = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

/** Fails the first mail and accepts later ones. */
function once(fail: (done: (error?: Error) => void) => void): Manners {
  let failed = false;
  return {
    onMailFrom(_address, _session, done) {
      if (failed) {
        done();
        return;
      }
      failed = true;
      fail(done);
    },
  };
}

/**
 * Starts a mail server that rejects every password.
 *
 * @returns its URL, with a password.
 */
async function strictServer(stack: Stack): Promise<string> {
  const strict = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(answer(535)),
  });
  stack.atTheEnd(() => strict.stop());
  return strict.url.replace('//', '//website:wrong@');
}

/** The URL of a mail server that is not there. */
async function nowhere(): Promise<string> {
  const gone = await startMailServer();
  await gone.stop();
  return gone.url;
}

/** The function answers that it could not mail the enquiry. */
const notMailed = {
  sees: 'the alert',
  mails: 0,
  error: /^FirebaseError: The mail could not be sent/,
  notes: /status of 503/,
} as const;

/** Faults of the operator's mail server. */
export const mailServerRows: Row[] = [
  {
    fault: 'mail server refuses the connection',
    ...notMailed,
    arrange: async (stack) => {
      await stack.reach(await stack.start({ SMTP_URL: await nowhere() }));
    },
  },
  {
    fault: 'mail server’s name is not known',
    ...notMailed,
    arrange: async (stack) => {
      await stack.reach(await stack.start({ SMTP_URL: 'smtp://mail.nowhere.invalid:587' }));
    },
  },
  {
    fault: 'mail server takes two seconds for each step',
    sees: 'sent',
    mails: 1,
    arrange: async (stack) => {
      const late = (done: () => void) => void setTimeout(done, 2 * second);
      stack.behave({
        onConnect: (_session, done) => late(done),
        onMailFrom: (_address, _session, done) => late(done),
        onRcptTo: (_address, _session, done) => late(done),
      });
      await stack.reach();
    },
  },
  {
    fault: 'mail server never says a word',
    ...notMailed,
    arrange: async (stack) => {
      stack.behave({ onConnect: () => undefined });
      await stack.reach();
    },
  },
  {
    fault: 'mail server hangs in the middle',
    ...notMailed,
    arrange: async (stack) => {
      stack.behave({ onRcptTo: () => undefined });
      await stack.reach();
    },
  },
  {
    fault: 'mail server hangs up in the middle of the mail, once',
    sees: 'sent',
    mails: 1,
    arrange: async (stack) => {
      stack.behave(once(() => stack.mail.hangUp()));
      await stack.reach();
    },
  },
  {
    fault: 'mail server hangs up in the middle of every mail',
    ...notMailed,
    arrange: async (stack) => {
      stack.behave({ onMailFrom: () => stack.mail.hangUp() });
      await stack.reach();
    },
  },
  {
    fault: 'mail server takes the mail and hangs up before it says so, once',
    sees: 'sent',
    mails: 2,
    arrange: async (stack) => {
      let taken = 0;
      stack.behave({ afterMail: () => (++taken > 1 ? 'answer' : 'hang up') });
      await stack.reach();
    },
  },
  {
    fault: 'mail server answers 421, once',
    sees: 'sent',
    mails: 1,
    arrange: async (stack) => {
      stack.behave(once((done) => done(answer(421))));
      await stack.reach();
    },
  },
  {
    fault: 'mail server answers 450, once',
    sees: 'sent',
    mails: 1,
    arrange: async (stack) => {
      stack.behave(once((done) => done(answer(450))));
      await stack.reach();
    },
  },
  {
    fault: 'mail server answers 450 every time',
    ...notMailed,
    arrange: async (stack) => {
      stack.behave({ onMailFrom: (_address, _session, done) => done(answer(450)) });
      await stack.reach();
    },
  },
  {
    fault: 'mail server answers 550',
    ...notMailed,
    arrange: async (stack) => {
      stack.behave({ onMailFrom: (_address, _session, done) => done(answer(550)) });
      await stack.reach();
    },
  },
  {
    fault: 'mail server has a certificate that nobody signed',
    ...notMailed,
    arrange: async (stack) => {
      const unsigned = await startMailServer({ secure: true });
      stack.atTheEnd(() => unsigned.stop());
      await stack.reach(await stack.start({ SMTP_URL: unsigned.url }));
    },
  },
  {
    fault: 'mail server does not know the password',
    ...notMailed,
    arrange: async (stack) => {
      const SMTP_URL = await strictServer(stack);
      await stack.reach(await stack.start({ SMTP_URL }));
    },
  },
  {
    fault: 'mail server rejects one of two addresses',
    sees: 'sent',
    mails: 1,
    arrange: async (stack) => {
      stack.behave({
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith('gone') ? answer(550) : undefined),
      });
      await stack.reach(
        await stack.start({ MAIL_TO: 'office@redrim.example, gone@redrim.example' }),
      );
    },
  },
  {
    fault: 'mail server is so slow that the function’s patience ends in mid-delivery',
    ...notMailed,
    arrange: async (stack) => {
      const late = (seconds: number, done: () => void) => void setTimeout(done, seconds * second);
      let attempts = 0;
      // The first attempt fails after 25 seconds; the second would be accepted after 51.
      stack.behave({
        onConnect: (_session, done) => late(7, done),
        onMailFrom: (_address, _session, done) => late(9, done),
        onRcptTo: (_address, _session, done) => {
          attempts += 1;
          late(9, () => done(attempts === 1 ? answer(450) : undefined));
        },
      });
      await stack.reach();
    },
  },
  {
    fault: 'password at the mail server has expired: mail check and enquiry fail',
    ...notMailed,
    arrange: async (stack) => {
      const SMTP_URL = await strictServer(stack);
      const check = await startFunction({ SMTP_URL }, 'checkMailServer');
      stack.atTheEnd(() => check.kill());
      await fetch(check.url, { method: 'POST' });
      await expect.poll(() => check.output()).toContain(messages.checkFailed);
      await stack.reach(await stack.start({ SMTP_URL }));
    },
  },
  {
    fault: 'first of two mail servers is down',
    sees: 'sent',
    mails: 1,
    arrange: async (stack) => {
      const ways = [await nowhere(), stack.mail.url];
      await stack.reach(await stack.start({ SMTP_URL: ways.join(' ') }));
    },
  },
  {
    fault: 'password at the first of two mail servers has expired',
    sees: 'sent',
    mails: 1,
    arrange: async (stack) => {
      const ways = [await strictServer(stack), stack.mail.url];
      await stack.reach(await stack.start({ SMTP_URL: ways.join(' ') }));
    },
  },
  {
    fault: 'both mail servers are down',
    ...notMailed,
    arrange: async (stack) => {
      const ways = [await nowhere(), await nowhere()];
      await stack.reach(await stack.start({ SMTP_URL: ways.join(' ') }));
    },
  },
  {
    fault: 'first of two mail servers takes each mail and never says so',
    sees: 'sent',
    // The first gets two attempts in its 24 seconds.
    mails: 3,
    arrange: async (stack) => {
      stack.behave({ afterMail: () => 'fall silent' });
      const ways = [stack.mail.url, (await stack.second()).url];
      await stack.reach(await stack.start({ SMTP_URL: ways.join(' ') }));
    },
  },
];
