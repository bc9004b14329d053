import { readFileSync } from 'node:fs';

import functionCheck from '../../ops/uptime-function.json';
import pageCheck from '../../ops/uptime-page.json';
import { withFunction } from './function-process';

test('the uptime check of the page finds its text in the built page', () => {
  const { content } = pageCheck.contentMatchers[0]!;
  expect(content).not.toBe('');
  expect(readFileSync('out/index.html', 'utf8')).toContain(content);
});

test('the uptime check of the function gets the answer that it expects', () =>
  withFunction({}, async ({ url }) => {
    const { httpCheck, contentMatchers } = functionCheck;
    const { content } = contentMatchers[0]!;
    expect(content).not.toBe('');
    const answer = await fetch(url, {
      method: httpCheck.requestMethod,
      headers: { 'content-type': httpCheck.customContentType },
      body: Buffer.from(httpCheck.body, 'base64'),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(content);
  }));
