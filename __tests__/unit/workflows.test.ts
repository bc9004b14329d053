import { readFileSync } from 'node:fs';

const live = readFileSync('.github/workflows/live.yml', 'utf8');
const ci = readFileSync('.github/workflows/ci.yml', 'utf8');
const operating = readFileSync('docs/operating.md', 'utf8');

test('the deploy from GitHub hands over every setting that operators make for the function', () => {
  const documented = [...operating.matchAll(/`(MAIL_\w+|\w+ENQUIRIES\w*)=/g)].map(
    ([, name]) => name,
  );
  const [, handed = ''] = /for setting in (.*); do/.exec(live) ?? [];
  expect(handed.split(' ').toSorted()).toEqual([...new Set(documented)].toSorted());
});

// GitHub prints the values of variables in its logs, which are public in a public repository.
test('the mailboxes are secrets', () => {
  expect(live + ci).not.toMatch(/vars\.MAIL_/);
  expect(live).toContain('secrets.MAIL_TO');
});
