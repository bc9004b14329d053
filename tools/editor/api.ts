import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

import { config, fields, singleton } from '@keystatic/core';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { z } from 'zod';

import { contentFile, parseContent, textsOf } from '../../lib/content/problems';
import { contentSchema, type Content } from '../../lib/content/schema';
import { siteOf } from '../../lib/content/site';
import { buildFonts } from '../../scripts/build/fonts';
import { readContent, writeContent } from '../../scripts/build/content-files';
import { buildMark, cleanMark, markFile } from '../../scripts/build/mark';
import { buildPhotos } from '../../scripts/build/photos';
import { host } from '../../scripts/shared/ports';
import { filled } from './today';

const photograph = z.string().regex(/^photos\/[a-z0-9-]+\.jpg$/);

/** Paths that the editor may write: the content, the mark and photographs. */
const path = z.union([z.literal(contentFile), z.literal(markFile), photograph]);

/** What the editor sends; contents in base64. */
const updateSchema = z.object({
  additions: z.array(z.object({ path, contents: z.string() })),
  deletions: z.array(z.object({ path: photograph })),
});

type Update = z.infer<typeof updateSchema>;

/** The whole content after the update. */
function contentOf({ additions }: Update): Content {
  const changed = additions.find((file) => file.path === contentFile);
  if (!changed) return readContent() as Content;
  const edited = JSON.parse(Buffer.from(changed.contents, 'base64').toString()) as object;
  // In the page's order, not the editor's, so that a change is all that a comparison shows.
  const order = Object.keys(contentSchema.shape);
  const sorted = Object.entries({ today: {}, ...filled({ ...edited }) }).sort(
    ([a], [b]) => order.indexOf(a) - order.indexOf(b),
  );
  return Object.fromEntries(sorted) as Content;
}

/**
 * Saves what the editor sends: new pictures, then the content that names them; then deletes pictures that it
 * no longer names. The page's cuts and faces are made before the content is written, so nothing is ever missing.
 *
 * @throws an Error with a sentence for each mistake; nothing has changed then.
 */
async function save(update: Update): Promise<void> {
  const content = contentOf(update);
  const parsed = parseContent(content);
  const mark = update.additions.find((file) => file.path === markFile);
  const drawing = mark && Buffer.from(mark.contents, 'base64').toString();
  if (drawing) cleanMark(drawing);
  const pictures = update.additions.filter((file) => file.path.startsWith('photos/'));
  for (const picture of pictures) {
    writeFileSync(picture.path, Buffer.from(picture.contents, 'base64'));
  }
  try {
    await Promise.all([buildPhotos(siteOf(parsed)), buildFonts(siteOf(parsed))]);
  } catch (error) {
    for (const picture of pictures) rmSync(picture.path);
    throw error;
  }
  if (drawing) {
    writeFileSync(markFile, drawing);
    buildMark();
  }
  writeContent('.', content);
  const used = new Set(textsOf(parsed).map(({ text }) => `photos/${text}`));
  for (const { path } of update.deletions) if (!used.has(path)) rmSync(path, { force: true });
}

/** Keystatic's own answers: the list of files, and the files of the folders that this schema names. */
const read = makeGenericAPIRouteHandler({
  config: config({
    storage: { kind: 'local' },
    singletons: {
      page: singleton({
        label: 'The page',
        path: 'content/site',
        format: { data: 'json' },
        schema: {
          photograph: fields.image({ label: 'Photograph', directory: 'photos' }),
          mark: fields.image({ label: 'Mark', directory: 'content' }),
        },
      }),
    },
  }),
});

async function reading(path: string) {
  const answer = await read(new Request(`http://${host}${path}`, { headers: { 'no-cors': '1' } }));
  if (answer.status !== 200 || !path.endsWith(`/${contentFile}`)) return answer;
  return { ...answer, body: JSON.stringify(readContent()) };
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Saves take turns. */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function answer(request: IncomingMessage, origins: string[]) {
  // Only the editor's own page can send this header: from another origin, CORS asks first. A page that has
  // brought its own name to lead here has an origin of that name.
  const { origin } = request.headers;
  if (request.headers['no-cors'] !== '1' || (origin && !origins.includes(origin))) {
    throw new Error('This address is for the editor alone.');
  }
  if (request.method !== 'POST') return reading(request.url ?? '');
  await inTurn(async () => save(updateSchema.parse(JSON.parse(await text(request)))));
  return reading('/api/keystatic/tree');
}

/**
 * Answers what Keystatic asks of `/api/keystatic/` (next.config.mjs sends it here): its list of files, the
 * files themselves, and a save with the new list or with what is wrong.
 *
 * @param port on this machine only.
 * @param origins of the editor's page.
 */
export function startEditorApi(port: number, origins: string[]): Server {
  return createServer((request, response) => {
    void answer(request, origins)
      .catch((error: unknown) => ({
        status: 422,
        body: error instanceof Error ? error.message : String(error),
      }))
      .then(({ status, body }) => response.writeHead(status ?? 200).end(body));
  }).listen(port, host);
}
