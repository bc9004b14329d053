import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { messages } from '../../functions/src/messages';
import { validMessage } from '../contact-cases';
import { loggedAs, send } from './in-process';
import { startMailServer } from './mail-server';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// Here nothing is answered in time, so time can be short.
process.env.MAIL_SECOND_MS = '100';

async function expectSilence(url: string, servers = 1) {
  process.env.SMTP_URL = url;
  await expect(send(validMessage)).rejects.toMatchObject({ code: 'unavailable' });
  const [{ failures } = {}] = loggedAs('ERROR') as { message: string; failures?: object[] }[];
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.notMailed }]);
  expect(failures).toHaveLength(servers);
  return failures;
}

test('gives up a server that never says a word, and then the next', async () => {
  const silent = await startMailServer({ onConnect: () => undefined });
  expect(await expectSilence(`${silent.url} ${silent.url}`, 2)).toMatchObject([
    { server: 1, code: 'ETIMEDOUT' },
    { server: 2, code: 'ETIMEDOUT' },
  ]);
});

test('sends nothing any more once its time is up', async () => {
  const held: (() => void)[] = [];
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => void held.push(done),
  });
  await expectSilence(server.url);
  expect(held.length).toBeGreaterThan(1);
  // The server wakes up: whoever was still there would send it the mail now.
  for (const done of held) done();
  await server.idle();
  expect(server.deliveries).toEqual([]);
});

test('a server that falls silent with the whole mail never gets it again', async () => {
  const server = await startMailServer({
    afterMail() {
      // What nothing holds any more, such as a time limit, is gone.
      collectGarbage();
      return 'fall silent';
    },
  });
  const [failure] = (await expectSilence(server.url)) ?? [];
  expect(failure).toMatchObject({ code: 'ETIMEDOUT', outcomeUnknown: true });
  expect(server.deliveries).toHaveLength(1);
});
