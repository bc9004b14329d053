import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { site } from '../lib/content';
import { addresses } from '../test-support/addresses';
import { expect, test } from './fixtures';

test('the built site passes every check of the smoke test, and its enquiry is mailed', async () => {
  const { page, inbox } = addresses();
  const command = ['--import', 'tsx', 'scripts/release/smoke.ts', page, '--send-enquiry'];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  expect(stdout).toMatch(/All \d+ checks passed\.\n$/);
  const mails = (await (await fetch(`${inbox}/email`)).json()) as { subject: string }[];
  expect(mails.map(({ subject }) => subject)).toContain(`${site.name}: enquiry from Smoke test`);
});
