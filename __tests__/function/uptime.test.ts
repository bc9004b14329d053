/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { validMessage } from '../contact-cases';
import { withFunction } from './function-process';

/** What Google asks, and the answer it wants (ops/). */
interface Check {
  httpCheck: { requestMethod: string; customContentType: string; body: string };
  contentMatchers: [{ content: string }];
}

const read = (file: string) => JSON.parse(readFileSync(`ops/${file}`, 'utf8')) as Check;

jest.setTimeout(60_000);

test('the uptime check of the page finds what it looks for', () => {
  const { contentMatchers } = read('uptime-page.json');
  expect(readFileSync('out/index.html', 'utf8')).toContain(contentMatchers[0].content);
});

test('the uptime check of the function gets the answer it wants, and counts against nobody', () => {
  const { httpCheck, contentMatchers } = read('uptime-function.json');
  return withFunction({ DAILY_ENQUIRIES: '1' }, async (running) => {
    const answer = await fetch(running.url, {
      method: httpCheck.requestMethod,
      headers: { 'content-type': httpCheck.customContentType },
      body: Buffer.from(httpCheck.body, 'base64'),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(contentMatchers[0].content);
    expect((await running.call(validMessage)).status).toBe(200);
  });
});
