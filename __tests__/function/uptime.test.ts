/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { validMessage } from '../../test-support/contact-cases';
import { withFunction } from '../../test-support/function-process';

/** What Google asks, and the answer it wants (ops/). */
interface Check {
  httpCheck: {
    requestMethod: string;
    customContentType: string;
    body: string;
    acceptedResponseStatusCodes: [{ statusValue: number }];
  };
  contentMatchers: [{ content: string }];
}

const read = (file: string) => JSON.parse(readFileSync(`ops/${file}`, 'utf8')) as Check;

test('the uptime check of the page finds what it looks for', () => {
  const { contentMatchers } = read('uptime-page.json');
  expect(readFileSync('out/index.html', 'utf8')).toContain(contentMatchers[0].content);
});

jest.setTimeout(60_000);

test('the uptime check of the function gets the answer it wants, and counts against nobody', () => {
  const { httpCheck, contentMatchers } = read('uptime-function.json');
  return withFunction({ ENQUIRIES_OVERALL: '1' }, async (running, mail) => {
    for (let times = 0; times < 5; times += 1) {
      const answer = await fetch(running.url, {
        method: httpCheck.requestMethod,
        headers: { 'content-type': httpCheck.customContentType },
        body: Buffer.from(httpCheck.body, 'base64'),
      });
      expect(answer.status).toBe(httpCheck.acceptedResponseStatusCodes[0].statusValue);
      expect(await answer.text()).toContain(contentMatchers[0].content);
    }
    expect(mail.deliveries).toEqual([]);
    expect((await running.call(validMessage)).status).toBe(200);
  });
});
