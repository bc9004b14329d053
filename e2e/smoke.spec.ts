import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { mailsNaming } from './helpers/product';
import { expect, test } from './helpers/test';

test('the built site passes every check of the smoke test, whose enquiry arrives', async ({
  baseURL,
}) => {
  const command = ['--import', 'tsx', 'scripts/release/smoke.ts', baseURL!, '--send-enquiry'];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  expect(stdout).toMatch(/All \d+ checks passed\.\n$/);
  expect(await mailsNaming('Smoke test')).toHaveLength(1);
});
