/**
 * Starts the product as `npm run serve` does, opens the page, sends an enquiry through the function, looks
 * for its mail in the inbox, and shuts everything down. Shows within a minute whether the project runs on a
 * machine.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { load } from 'cheerio';

import { site } from '../../lib/content/site';
import { startProduct, type Product } from '../../test-support/product';
import { main, requireBuild } from '../shared/cli';

function check(holds: boolean, what: string) {
  if (!holds) throw new Error(`Not as it should be: ${what}.`);
  console.log(`ok  ${what}`);
}

async function visit({ page, inbox }: Product) {
  const response = await fetch(page);
  const title = load(await response.text())('title').text();
  check(response.ok && title === site.title, `the page answers ${response.status}, "${title}"`);

  const message = `Sent at ${new Date().toISOString()} to see whether this machine runs the project.`;
  const answer = await fetch(`${page}/sendContactEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: { name: 'Ana Ruiz', email: 'ana@example.org', phone: '(435) 555-0199', message },
    }),
  });
  check(answer.ok, `the function answers ${answer.status} to an enquiry`);
  check(await arrives(inbox, message), 'its mail is in the inbox');
}

/** The mail server writes a mail to disk after accepting it. */
async function arrives(inbox: string, message: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const mails = (await (await fetch(`${inbox}/email`)).json()) as { text?: string }[];
    if (mails.some(({ text }) => text?.includes(message))) return true;
    await sleep(250);
  }
  return false;
}

main(async () => {
  requireBuild();
  const product = await startProduct();
  console.log(product.output());
  try {
    await visit(product);
  } finally {
    await product.end();
  }
});
