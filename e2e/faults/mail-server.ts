import { startMailServer } from '../../test-support/mail-server';
import { second, sent, type Manners, type Row, type Stack } from './stack';

const answer = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

/** A server that misbehaves so. */
const behaving = (manners: Manners) => (stack: Stack) => {
  stack.behave(manners);
  return stack.reach();
};

/** A function with these mail servers. */
const withServers =
  (...servers: ((stack: Stack) => Promise<string>)[]) =>
  async (stack: Stack) => {
    const urls = await Promise.all(servers.map((server) => server(stack)));
    await stack.reach(await stack.start({ SMTP_URL: urls.join(' ') }));
  };

/** Fails the first mail and accepts later ones. */
function once(fail: (done: (error?: Error) => void, stack: Stack) => void) {
  return (stack: Stack) => {
    let failed = false;
    const onMailFrom: Manners['onMailFrom'] = (_address, _session, done) => {
      if (failed) done();
      else fail(done, stack);
      failed = true;
    };
    return behaving({ onMailFrom })(stack);
  };
}

/** The URL of the mail server that works. */
const working = ({ mail }: Stack) => Promise.resolve(mail.url);

/** The URL, with a password, of a mail server that rejects every password. */
async function strict(stack: Stack): Promise<string> {
  const server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(answer(535)),
  });
  stack.atTheEnd(() => server.stop());
  return server.url.replace('//', '//website:wrong@');
}

/** The URL of a mail server that is not there. */
async function nowhere(): Promise<string> {
  const gone = await startMailServer();
  await gone.stop();
  return gone.url;
}

const late = (seconds: number, done: () => void) => void setTimeout(done, seconds * second);

/** The function answers that it could not mail the enquiry. */
const notMailed = {
  sees: 'the alert',
  mails: 0,
  error: /^FirebaseError: The mail could not be sent/,
  notes: /status of 503/,
} as const;

/** Faults of the operator's mail server. */
export const mailServerRows: Row[] = [
  { fault: 'mail server refuses the connection', ...notMailed, arrange: withServers(nowhere) },
  {
    fault: 'mail server’s name is not known',
    ...notMailed,
    arrange: withServers(() => Promise.resolve('smtp://mail.nowhere.invalid:587')),
  },
  {
    fault: 'mail server takes two seconds for each step',
    ...sent,
    arrange: behaving({
      onConnect: (_session, done) => late(2, done),
      onMailFrom: (_address, _session, done) => late(2, done),
      onRcptTo: (_address, _session, done) => late(2, done),
    }),
  },
  {
    fault: 'mail server never says a word',
    ...notMailed,
    arrange: behaving({ onConnect: () => undefined }),
  },
  {
    fault: 'mail server hangs in the middle',
    ...notMailed,
    arrange: behaving({ onRcptTo: () => undefined }),
  },
  {
    fault: 'mail server hangs up in the middle of the mail, once',
    ...sent,
    arrange: once((_done, { mail }) => mail.hangUp()),
  },
  {
    fault: 'mail server hangs up in the middle of every mail',
    ...notMailed,
    arrange: (stack) => behaving({ onMailFrom: () => stack.mail.hangUp() })(stack),
  },
  {
    fault: 'mail server takes the mail and hangs up before it says so, once',
    sees: 'sent',
    mails: 2,
    arrange: async (stack) => {
      let taken = 0;
      await behaving({ afterMail: () => (++taken > 1 ? 'answer' : 'hang up') })(stack);
    },
  },
  ...[421, 450].map((code) => ({
    fault: `mail server answers ${code}, once`,
    ...sent,
    arrange: once((done) => done(answer(code))),
  })),
  {
    fault: 'mail server answers 550',
    ...notMailed,
    arrange: behaving({ onMailFrom: (_address, _session, done) => done(answer(550)) }),
  },
  {
    fault: 'mail server has a certificate that nobody signed',
    ...notMailed,
    arrange: withServers(async (stack) => {
      const unsigned = await startMailServer({ secure: true });
      stack.atTheEnd(() => unsigned.stop());
      return unsigned.url;
    }),
  },
  {
    fault: 'mail server does not know the password',
    ...notMailed,
    arrange: withServers(strict),
  },
  {
    fault: 'mail server rejects one of two addresses',
    ...sent,
    arrange: async (stack) => {
      stack.behave({
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith('gone') ? answer(550) : undefined),
      });
      const MAIL_TO = 'office@redrim.example, gone@redrim.example';
      await stack.reach(await stack.start({ MAIL_TO }));
    },
  },
  {
    fault: 'mail server is so slow that the function’s patience ends in mid-delivery',
    ...notMailed,
    arrange: async (stack) => {
      let attempts = 0;
      // The first attempt fails after 25 seconds; the second would be accepted after 51.
      await behaving({
        onConnect: (_session, done) => late(7, done),
        onMailFrom: (_address, _session, done) => late(9, done),
        onRcptTo: (_address, _session, done) => {
          attempts += 1;
          late(9, () => done(attempts === 1 ? answer(450) : undefined));
        },
      })(stack);
    },
  },
  {
    fault: 'first of two mail servers is down',
    ...sent,
    arrange: withServers(nowhere, working),
  },
  {
    fault: 'password at the first of two mail servers has expired',
    ...sent,
    arrange: withServers(strict, working),
  },
  {
    fault: 'both mail servers are down',
    ...notMailed,
    arrange: withServers(nowhere, nowhere),
  },
  {
    fault: 'first of two mail servers takes each mail and never says so',
    sees: 'sent',
    // The first gets two attempts in its 24 seconds.
    mails: 3,
    arrange: async (stack) => {
      stack.behave({ afterMail: () => 'fall silent' });
      await withServers(working, async () => (await stack.second()).url)(stack);
    },
  },
];
