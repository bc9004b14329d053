/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

const live = readFileSync('.github/workflows/live.yml', 'utf8');

/** The settings of the function that are the operator's; the last of these shortens the tests' seconds. */
const settings = readdirSync('functions/src')
  .flatMap((file) => [
    ...readFileSync(`functions/src/${file}`, 'utf8').matchAll(
      /(?:wholeNumber|defineString)\('(\w+)'/g,
    ),
  ])
  .map(([, name]) => name!)
  .filter((name) => name !== 'MAIL_SECOND_MS');

test('the deploy from GitHub hands every setting of the function to its step', () => {
  expect(settings).toEqual(expect.arrayContaining(['MAIL_TO', 'DAILY_ENQUIRIES']));
  const handed = [...live.matchAll(/^ {10}([A-Z_]+): \$\{\{ vars\.(\w+) \}\}$/gm)]
    .filter(([, name, variable]) => name === variable)
    .map(([, name]) => name!);
  expect(handed.toSorted()).toEqual(expect.arrayContaining(settings));
});
