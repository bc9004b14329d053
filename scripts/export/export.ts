// Depends on the inside of next: which files it exports for its client alone.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import type { Environment } from '../../lib/environment';
import { withPolicy } from './policy';
import { strip } from './strip';

/** The files that only Next's client reads. */
const readByNextClient = /^_next\/(?!static\/media\/)|^_not-found[./]|(^|\/)__next\./;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll(sep, '/'));

/**
 * Turns the export of `next build` into the finished site. It removes Next's client from the documents, gives
 * each its policy, and leaves out the files that only that client reads. Every other file stays as it is.
 *
 * `from` is Next's export, `publicFolder` has files that Next copies into it, and `to` the finished site.
 *
 * @throws an error that says what is wrong with a document. Then there is no finished site.
 */
export function finishExport(
  { firebase }: Environment,
  { from, publicFolder, to } = { from: '.next/export', publicFolder: 'public', to: 'out' },
): void {
  rmSync(to, { recursive: true, force: true });
  const isPublic = (file: string) => existsSync(join(publicFolder, file));
  // Next writes its client's data for a document beside it, as .txt.
  const isData = (file: string) =>
    file.endsWith('.txt') && existsSync(join(from, file.replace(/txt$/, 'html')));
  const kept = filesIn(from).filter(
    (file) => isPublic(file) || !(readByNextClient.test(file) || isData(file)),
  );
  const documents = kept.filter((file) => file.endsWith('.html') && !isPublic(file));

  const analytics = firebase.measurementId !== '';
  const finished = documents.map((file): [string, string] => {
    const html = strip(file, readFileSync(join(from, file), 'utf8'));
    return [file, withPolicy(html, { analytics })];
  });
  for (const file of kept) cpSync(join(from, file), join(to, file));
  for (const [file, html] of finished) writeFileSync(join(to, file), html);
}
