import { hosting } from '../firebase.json';

/** The headers that Hosting sends with every response of the site. */
export const sentHeaders = Object.fromEntries(
  hosting[0]!.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value])),
);
