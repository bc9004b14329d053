import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { mailsNaming } from './helpers/product';
import { expect, test } from './helpers/test';

test('a working site passes the smoke test, which prints no mailbox', async ({ baseURL }) => {
  const command = ['--import', 'tsx', 'scripts/release/smoke.ts', baseURL!, '--send-enquiry'];
  const before = await mailsNaming('Smoke test');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command);
  expect(stdout).toContain('ok  function refuses an empty enquiry: 400');
  expect(stdout).toContain('ok  function takes an enquiry: 200');
  expect(stdout).toMatch(/All \d+ checks passed\.\n$/);
  expect(stdout + stderr).not.toContain('@');
  await expect.poll(() => mailsNaming('Smoke test')).toHaveLength(before.length + 1);
});
