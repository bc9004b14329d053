import { hosting } from '../firebase.json';

const [sentHeaders = {}, editorHeaders = {}] = hosting.map(({ headers }) => {
  const forAll = headers.filter(({ source }) => source === '**').flatMap((rule) => rule.headers);
  return Object.fromEntries(forAll.map(({ key, value }): [string, string] => [key, value]));
});

/** The headers that Hosting sends with every response of the site, and of the editor's. */
export { sentHeaders, editorHeaders };
