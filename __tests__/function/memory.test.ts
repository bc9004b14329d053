import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { deliver } from '../../functions/src/deliver';
import { composeEmail } from '../../functions/src/email';
import { mailServers } from '../../functions/src/mail-servers';
import { senderAndRecipients } from '../../functions/src/mailboxes';
import { defaultTimes } from '../../functions/src/times';
import { validEnquiry } from '../contact-cases';
import { startScriptedServer } from './mail-server';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const addresses = senderAndRecipients('website@redrim.example', 'office@redrim.example');

test('four hundred mails, of which a server refuses half, leave nothing in memory', async () => {
  let answers = 0;
  const { url } = await startScriptedServer((command) => {
    if (command !== '.') return undefined;
    answers += 1;
    return answers % 2 === 0 ? '554 No' : '250 Fine';
  });

  /** Sends mails, ten at a time. Returns how many bytes are in use afterward. */
  async function bytesAfter(mails: number): Promise<number> {
    for (let sent = 0; sent < mails; sent += 10) {
      await Promise.all(
        Array.from({ length: 10 }, () => {
          const mail = composeEmail(validEnquiry, addresses, new Date(), []);
          return deliver(mailServers(url), mail, defaultTimes);
        }),
      );
    }
    await new Promise(setImmediate);
    collectGarbage();
    return process.memoryUsage().heapUsed;
  }

  const before = await bytesAfter(200);
  const grown = (await bytesAfter(400)) - before;
  expect(grown / 400).toBeLessThan(4000);
});
