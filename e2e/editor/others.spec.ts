import type { Content } from '../../lib/content/schema';
import { contentFile, todayFile } from '../../lib/content/problems';
import { expect, test, type Editor } from './fixtures';

test.use({ viewport: { width: 1440, height: 2600 } });

const draft = 'cms/words/page';
const name = 'Name of the company';

const contentOn = ({ github }: Editor, branch: string) =>
  JSON.parse(github.text(branch, contentFile)) as Content;

/** Changes the page's content on a branch, as somebody else would. */
const elsewhere = ({ github }: Editor, branch: string, change: (content: Content) => void) =>
  github.change(branch, contentFile, (text) => {
    const content = JSON.parse(text) as Content;
    change(content);
    return `${JSON.stringify(content, null, 2)}\n`;
  });

async function open(editor: Editor, path?: string) {
  await editor.open(path);
  await editor.signIn();
}

test('what others publish while a form is open stays, and a draft does not undo it', async ({
  editor,
}) => {
  await open(editor);
  await editor.textbox(name).fill('Cedar Lines');
  elsewhere(editor, 'main', ({ skiShuttle }) => (skiShuttle.prices[0]!.dollars = 77));
  await editor.press('Save');
  await editor.press('Later');
  expect(contentOn(editor, draft)).toMatchObject({ name: 'Cedar Lines' });
  expect(contentOn(editor, draft).skiShuttle.prices[0]!.dollars).toBe(77);

  // The same in the next save, with the form as it was.
  await editor.page.getByRole('gridcell', { name: 'The page', exact: true }).click();
  await editor.textbox('Short name').fill('Cedar');
  elsewhere(editor, draft, ({ hero }) => (hero.line = 'From town to trail'));
  await editor.press('Save');
  await editor.press('Later');
  expect(contentOn(editor, draft)).toMatchObject({
    name: 'Cedar Lines',
    shortName: 'Cedar',
    hero: { line: 'From town to trail' },
  });
});

test('a field that somebody else has changed too is shown with both values before it is saved', async ({
  editor,
}) => {
  const { page, github } = editor;
  await open(editor);
  await editor.textbox(name).fill('Cedar Lines');
  elsewhere(editor, 'main', (content) => (content.name = 'Aspen Lines'));
  await editor.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText(
    `${name}: you wrote "Cedar Lines", somebody else meanwhile "Aspen Lines".`,
  );
  await editor.press('OK');
  expect(github.pulls).toEqual([]);
  await editor.press('Save');
  await editor.press('Later');
  expect(contentOn(editor, draft).name).toBe('Cedar Lines');
});

test('a notice keeps the season that somebody else has changed meanwhile', async ({ editor }) => {
  const { page, github } = editor;
  await open(editor, '/#/collections/now/entries/today');
  await page.getByRole('checkbox', { name: /Notice/ }).click();
  await editor.field('notice.text').getByRole('textbox').fill('Road 143 is closed');
  await page.locator('input[type="datetime-local"]').first().fill('2031-01-02T18:00');
  const winter = { opens: '12-15', closes: '04-10', closed: 'Opens December 15' };
  github.change('main', todayFile, () => JSON.stringify({ winter }));
  await editor.press('Publish');
  await expect(page.getByRole('alertdialog')).toContainText(
    'what you did not change stays as they left it',
  );
  await editor.press('Save Anyway');
  const notice = { text: 'Road 143 is closed', until: '2031-01-02T18:00' };
  await expect
    .poll(() => JSON.parse(github.text('main', todayFile)) as unknown)
    .toEqual({ notice, winter });
});

test('a draft that somebody begins meanwhile is continued with what both have typed', async ({
  editor,
}) => {
  const { page, github } = editor;
  await open(editor);
  await editor.type(name, 'Cedar Lines');
  github.commit(draft, github.branch('main').files);
  elsewhere(editor, draft, ({ hero }) => (hero.line = 'From town to trail'));
  github.open(draft, 'sam');
  await editor.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText(
    'sam has begun a draft since you opened this page.',
  );
  await editor.press('OK');
  await page.reload();
  await expect(page.getByText('A draft of sam is open')).toBeVisible();
  await editor.press('Restore');
  await editor.press('Save');
  await editor.press('Later');
  expect(contentOn(editor, draft)).toMatchObject({
    name: 'Cedar Lines',
    hero: { line: 'From town to trail' },
  });
});

test('nothing typed is lost when a token has expired', async ({ editor }) => {
  const { page, github } = editor;
  await open(editor);
  await editor.type(name, 'Cedar Lines');
  github.tokens.delete('right');
  github.tokens.set('new', 'write');
  await editor.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText('GitHub does not accept the token');
  await editor.press('OK');
  await expect(editor.textbox(name)).toHaveValue('Cedar Lines');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('GitHub does not accept the token');
  await editor.signIn('new');
  await editor.press('Restore');
  await expect(editor.textbox(name)).toHaveValue('Cedar Lines');
});

test('a token that may only read is named before anything is typed', async ({ editor }) => {
  editor.github.tokens.set('right', 'read');
  await open(editor);
  await expect(editor.page.getByRole('alert')).toContainText(
    'make one that may read and write "Contents" and "Pull requests"',
  );
});

test('without a connection a save says so, and the form stays', async ({ editor }) => {
  const { page } = editor;
  await open(editor);
  await editor.textbox(name).fill('Cedar Lines');
  await page.route('https://api.github.com/**', (route) => route.abort());
  await editor.press('Save');
  await expect(page.getByRole('alertdialog')).toContainText('GitHub can’t be reached');
  await editor.press('OK');
  await expect(editor.textbox(name)).toHaveValue('Cedar Lines');
});

test('a file that is broken at GitHub is named', async ({ editor }) => {
  editor.github.change('main', contentFile, (text) => text.replace(',', ''));
  await open(editor);
  await expect(editor.page.getByText(`${contentFile} is broken at GitHub`)).toBeVisible();
});
