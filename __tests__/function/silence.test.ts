import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { loggedAs, send, times } from './in-process';
import { startMailServer } from './mail-server';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// No server answers in time here, so the time can be short.
beforeEach(() => {
  times.delivery = 4000;
});

async function expectSilence(url: string, servers = 1) {
  process.env.SMTP_URL = url;
  await expect(send(validEnquiry)).rejects.toMatchObject({ code: 'unavailable' });
  const [{ failures } = {}] = loggedAs('ERROR') as { message: string; failures?: object[] }[];
  expect(loggedAs('ERROR')).toMatchObject([{ message: messages.notMailed }]);
  expect(failures).toHaveLength(servers);
  return failures;
}

test('gives up four silent servers, each in a quarter of the time', async () => {
  const begin = Date.now();
  const { url } = await startMailServer({ onConnect: () => undefined });
  const failures = await expectSilence(`${url} ${url} ${url} ${url}`, 4);
  expect(failures).toMatchObject([1, 2, 3, 4].map((server) => ({ server, code: 'ETIMEDOUT' })));
  expect(Date.now() - begin).toBeLessThan(1.8 * times.delivery);
});

test('sends nothing after its time limit', async () => {
  const held: (() => void)[] = [];
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => void held.push(done),
  });
  const [failure] = (await expectSilence(server.url)) ?? [];
  expect(failure).not.toHaveProperty('outcomeUnknown');
  expect(held).toHaveLength(1);
  // The server answers again. A remaining connection would send the mail now.
  for (const done of held) done();
  await server.idle();
  expect(server.deliveries).toEqual([]);
});

test('a server that falls silent after the whole mail never gets it again', async () => {
  const server = await startMailServer({
    afterMail() {
      // Garbage collection removes unreferenced objects, such as a time limit.
      collectGarbage();
      return new Promise(() => undefined);
    },
  });
  const [failure] = (await expectSilence(server.url)) ?? [];
  expect(failure).toMatchObject({ code: 'ETIMEDOUT', outcomeUnknown: true });
  expect(server.deliveries).toHaveLength(1);
});
