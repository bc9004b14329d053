import type { AppEventListener } from '@sveltia/cms';

import { instantOf } from '@/lib/content/dates';
import { named } from '@/lib/content/problems';
import { contentSchema, type Content } from '@/lib/content/schema';
import { translationProblems } from '@/lib/content/translation';

import { asFile, asForm, inOrder, placeInWords } from './content';
import { file, languages, nameOf, openedField, parsed, wholeWith, type FileName } from './files';
import { draftBranch, openDraft, signedIn, textOn } from './github';
import { merge, type Conflict } from './merge';

type Handler = AppEventListener['handler'];

/** What the next commit writes, by file: Sveltia asks for the text in a step of its own. */
export const texts: Partial<Record<FileName, string>> = {};

/** Conflicts that were shown: who saves again means it. */
const shown = new Set<string>();

/** The open drafts that Sveltia knows of, by file; it looks only when one signs in. */
const known: Record<FileName, number | undefined> = {};

/** Notes which draft of a file is open. */
export async function noteDraft(name: FileName): Promise<string | undefined> {
  const draft = await openDraft(name);
  known[name] = draft?.number;
  return draft && `A draft of ${draft.user.login} is open: what you save continues it.`;
}

const kept = 'What you typed is kept: press "Restore" there.';

/** Refuses to write past a draft that somebody else has opened, published or discarded meanwhile. */
async function assertDraft(name: FileName): Promise<void> {
  const draft = await openDraft(name);
  if (draft?.number === known[name]) return;
  const what = draft
    ? `${draft.user.login} has begun a draft`
    : 'The draft was published or discarded';
  throw new Error(`${what} since you opened this page. Reload the page and open the form. ${kept}`);
}

/** A file's text now: in the draft or, without one, as published. Undefined on this computer. */
async function newest(name: FileName): Promise<string | undefined> {
  if (signedIn() === 'folder') return undefined;
  const { path } = file(name);
  if (name === 'today') return textOn('main', path);
  await assertDraft(name);
  return textOn(known[name] === undefined ? 'main' : draftBranch(name), path);
}

const quoted = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Shows both values of each conflict, once. */
function assertShown(name: FileName, conflicts: Conflict[]): void {
  const news = conflicts.filter((conflict) => !shown.has(JSON.stringify(conflict)));
  if (news.length === 0) return;
  const lines = news.map(({ path, mine, theirs }) => {
    shown.add(JSON.stringify({ path, mine, theirs }));
    const place = placeInWords(file(name).schema, path);
    return `${place}: you wrote ${quoted(mine)}, somebody else meanwhile ${quoted(theirs)}.`;
  });
  throw new Error(
    [...lines, 'Save again to keep what you wrote, or write the other value first.'].join('\n'),
  );
}

/** Whether visitors would see a new notice. */
function noticeProblems({ today: { notice }, details: { timeZone } }: Content): string[] {
  const { notice: before } = file('today').content as Content['today'];
  const isNew = JSON.stringify(notice) !== JSON.stringify(before);
  if (!notice || !isNew || instantOf(notice.until, timeZone) > Date.now()) return [];
  const now = new Date().toLocaleTimeString('en', { timeZone, timeStyle: 'short' });
  return [
    `The notice would be over: in the time zone of the company it is ${now} now. Choose a later "Until", or take the notice away.`,
  ];
}

/** What is wrong with the whole content once a file's is changed, a sentence for each mistake. */
function problemsWith(name: FileName, changed: object): string[] {
  const content = wholeWith(name, changed);
  if (languages.includes(name)) return translationProblems(content, { [name]: changed });
  const read = contentSchema.safeParse(named(content));
  if (name === 'today' && read.data) return noticeProblems(read.data);
  return (read.error?.issues ?? []).map(({ code, path, message }) =>
    code === 'unrecognized_keys'
      ? 'The site has fields that this editor does not know yet: reload the page.'
      : `${placeInWords(contentSchema, path)} must be ${message}.`,
  );
}

/** Merges what the form holds with what others have changed since it was opened, and checks the whole content. */
async function merged(name: FileName, form: Record<string, unknown>): Promise<object> {
  const { schema } = file(name);
  const opened = form[openedField] as string;
  const theirs = parsed(name, (await newest(name)) ?? opened);
  const base = asFile(schema, parsed(name, opened));
  const all = merge(base, asFile(schema, form), theirs);
  assertShown(name, all.conflicts);
  const content = inOrder(schema, all.merged) as object;
  const problems = problemsWith(name, content);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return content;
}

/** Before each save: Sveltia writes the form over whatever others have changed since it was opened. */
export const beforeSave: Handler = async ({ entry }) => {
  const name = nameOf(entry.get('path'));
  const form = (entry.toJS() as { data: Record<string, unknown> }).data;
  // Sveltia shows the cause of a failure that it knows by this name.
  const content = await merged(name, form).catch((cause: unknown) => {
    throw new Error('saving_failed', { cause });
  });
  const text = `${JSON.stringify(content, null, 2)}\n`;
  texts[name] = text;
  const data = { ...(asForm(file(name).schema, content) as object), [openedField]: text.trim() };
  return entry.set('data', data);
};

export const afterSave: Handler = async ({ entry }) => {
  const name = nameOf(entry.get('path'));
  file(name).content = parsed(name, texts[name] ?? '{}');
  // It is saved: what fails from here on must not say otherwise.
  if (name !== 'today' && signedIn() !== 'folder') await noteDraft(name).catch(() => undefined);
};

export const afterPublish: Handler = ({ entry }) => {
  known[nameOf(entry.get('path'))] = undefined;
};
