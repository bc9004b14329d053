/**
 * Checks a live site as its visitors use it: the page, its headers and files, and the function. It checks the
 * site's own address unless another is given. `--send-enquiry` sends one enquiry that says it is a test. The
 * exit code is 1 if something is wrong. The output contains no mailbox.
 */
import { parseArgs } from 'node:util';

import { readContent } from '../../lib/load-site';
import { main, must } from '../shared/cli';
import { checkFunction, checkSite, type Report } from './checks';

main(async () => {
  const { values, positionals } = parseArgs({
    options: { 'send-enquiry': { type: 'boolean' } },
    allowPositionals: true,
  });
  const { url, contact } = readContent();
  const [address = url] = positionals;
  must(
    /^https?:\/\/[^/]/.test(address) && URL.canParse(address),
    'An address begins with https://: npm run smoke -- https://www.example.org',
  );
  const origin = new URL(address);
  const results: boolean[] = [];
  const report: Report = (ok, line) => {
    results.push(ok);
    console.log(`${ok ? 'ok ' : 'NOT'} ${line}`);
  };
  await checkSite(report, origin);
  if (values['send-enquiry']) {
    const enquiry = {
      name: 'Smoke test',
      email: contact.email,
      phone: contact.phone.display,
      message: `This is a test of the contact form, sent at ${new Date().toISOString()}. Nothing needs to be done.`,
    };
    await checkFunction(report, origin, 'takes an enquiry', enquiry, 200);
    console.log(
      'Now look at the mailboxes: each one of MAIL_TO should have "enquiry from Smoke test", and the one of MAIL_FROM no bounce.',
    );
  }
  const failed = results.filter((ok) => !ok).length;
  must(
    failed === 0,
    `${failed} of ${results.length} checks failed: docs/trouble.md, "When the smoke test says NOT", says what to do.`,
  );
  console.log(`All ${results.length} checks passed.`);
});
