import { instantOf } from '../../lib/content/dates';
import { siteOf } from '../../lib/content/site';
import { parseContent } from '../../lib/content/problems';
import { companies } from '../../test-support/companies';
import { run } from '../../test-support/engines/engine';
import { serveFiles } from '../../test-support/serve-folder';
import { builtVariant } from '../fixtures';
import { expect, test } from './fixtures';
import { Visitor } from './visitor';

const { notice, skiShuttle, bikeShuttle, timeZone } = siteOf(
  parseContent(companies.longest.content),
);

/** Which of some words a visitor sees at the start of a text. */
function seen(words: Record<string, string>) {
  const texts = [...document.querySelectorAll<HTMLElement>('p')]
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent);
  return Object.keys(words).filter((key) => texts.some((text) => text.startsWith(words[key]!)));
}

test('notice and seasons change in the company’s time zone', async ({ visitor, traffic }) => {
  const words = {
    notice: notice!.text,
    winter: skiShuttle.season!.closed,
    summer: bikeShuttle.season!.closed,
  };
  const server = await serveFiles(builtVariant('longest'));
  const { tab } = visitor;
  const guest = new Visitor(tab, server.origin);
  for (const [local, expected] of [
    ['2026-12-14T23:59', ['notice', 'winter', 'summer']],
    ['2026-12-15T00:00', ['notice', 'summer']],
    ['2026-12-31T23:59', ['notice', 'summer']],
    ['2027-01-01T00:00', ['notice', 'summer']],
    ['2027-04-10T23:59', ['notice', 'summer']],
    ['2027-04-11T00:00', ['notice', 'winter', 'summer']],
    ['2027-06-14T23:59', ['notice', 'winter', 'summer']],
    ['2027-06-15T00:00', ['notice', 'winter']],
    ['2027-10-10T23:59', ['notice', 'winter']],
    ['2027-10-11T00:00', ['notice', 'winter', 'summer']],
    ['2099-12-30T22:29', ['notice', 'summer']],
    ['2099-12-30T22:30', ['summer']],
  ] as const) {
    traffic.stopClock(instantOf(local, timeZone));
    await guest.open(`/?${local}`);
    expect.soft(await run(tab, seen, words), local).toEqual(expected);
  }
  server.end();
});
