import { execFile } from 'node:child_process';
import { createServer } from 'node:http';

import { addresses } from '../test-support/addresses';
import { site } from '../lib/content/site';
import { listen } from '../test-support/listen';
import { expect, test } from './fixtures';

/** Runs the command to completion. */
const smoke = (...args: string[]) =>
  new Promise<{ code: number; lines: string[] }>((resolve) => {
    const command = ['--import', 'tsx', 'scripts/release/smoke.ts', ...args];
    const child = execFile(process.execPath, command, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, lines: `${stdout}${stderr}`.trim().split('\n') });
    });
  });

test('looks at page, headers, files, booking page and function, and sends an enquiry', async () => {
  const { code, lines } = await smoke(addresses().page, '--send-enquiry');
  // Whether the booking page answers is not tested here; its stand-in does not exist.
  const wrong = lines.filter((line) => line.startsWith('NOT'));
  expect(wrong.filter((line) => !line.startsWith('NOT booking page: '))).toEqual([]);
  expect(lines).toContain(
    `${addresses().page} is not the site's own address, which is ${site.url}.`,
  );
  expect(lines).toContain(`ok  page: 200, "${site.title}"`);
  expect(lines).toContain('ok  function refuses an empty enquiry: 400');
  // The islands' script, the display face and the hero.
  expect(lines.filter((line) => /^ok {2}file .*cached for a year/.test(line))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/ checks (passed|failed)\.$/);
  expect(code).toBe(wrong.length);

  const inbox = await fetch(`${addresses().inbox}/email`);
  const mails = (await inbox.json()) as { subject: string }[];
  expect(mails.map(({ subject }) => subject)).toContain(`${site.name}: enquiry from Smoke test`);
});

test('says which site it wants, and what does not answer', async () => {
  for (const args of [[], ['www.redrim.example']]) {
    expect(await smoke(...args)).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^Say which site: npm run smoke -- https:/)],
    });
  }
  const { code, lines } = await smoke('http://127.0.0.1:9');
  expect(lines[1]).toMatch(/^NOT page: no answer from 127\.0\.0\.1:9/);
  expect(code).toBe(1);
});

test('says why a function does not answer as it should, and what mends it', async () => {
  const answers: [status: number, body: string, sentence: RegExp][] = [
    [
      403,
      '<h1>Forbidden</h1>',
      /403, it is not open to the public.*: gcloud run services add-iam-/,
    ],
    [404, '<h1>Not found</h1>', /404, there is no function, or Hosting .*: npm run deploy$/],
    [429, 'Rate exceeded.', /429, there were too many calls .*: npm run smoke -- http:/],
    [503, '{"error":{"status":"UNAVAILABLE"}}', /503, .*: npx firebase functions:log --only send/],
    [
      200,
      '<!doctype html><h1>A page</h1>',
      /200, .*not the function but a page.*: npm run deploy$/,
    ],
    [200, '{"result":null}', /200, .*another one is live.*: npm run deploy$/],
  ];
  await Promise.all(
    answers.map(async ([status, body, sentence]) => {
      const server = await listen(
        createServer((_, response) => response.writeHead(status).end(body)),
      );
      const { code, lines } = await smoke(server.origin);
      server.end();
      const wrong = lines.filter((line) => line.startsWith('NOT function'));
      expect(wrong).toEqual([expect.stringMatching(sentence)]);
      expect(code).toBe(1);
    }),
  );
});
