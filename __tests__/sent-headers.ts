import { hosting } from '../firebase.json';

const forAll = hosting[0]!.headers.filter(({ source }) => source === '**').flatMap(({ headers }) => headers);

/** The headers that Hosting sends with every response of the site. */
export const sentHeaders = Object.fromEntries(forAll.map(({ key, value }): [string, string] => [key, value]));
