import { contactFields as fields } from '../../lib/contact';
import { cutsOf } from '../../lib/generated/photos';
import { scriptFolder } from '../../lib/generated/scripts';
import { site } from '../../lib/content/site';
import { emptyMessage, errorTexts, validMessage } from '../../test-support/contact-cases';
import { run } from '../../test-support/engines/engine';
import { down, menuLink, noticeStops, onlyHome } from '../../test-support/menu';
import { cutTexts } from '../companies/cut';
import { mailsNaming, uniqueName } from '../fixtures';
import { expect, test } from './fixtures';
import { controls, fieldNamed } from './visitor';

const { sending, sent, failed } = site.contact.form;

const enquiry = () => ({ ...validMessage, name: uniqueName() });

const scriptsIn = (urls: string[]) => urls.filter((url) => url.endsWith('.js'));

test('the first view has its photograph in AVIF, and no script', async ({ visitor, traffic }) => {
  await visitor.open();
  const hero = await run(visitor.tab, async () => {
    const image = document.querySelector<HTMLImageElement>('main img')!;
    await image.decode();
    const { width, height } = image.closest('section')!.getBoundingClientRect();
    const beside = document.documentElement.clientWidth - width;
    return { source: image.currentSrc, pixels: image.naturalWidth, beside, height };
  });
  expect(hero).toMatchObject({ beside: 0, height: 500 });
  expect(hero.source).toMatch(new RegExp(`${cutsOf(site.hero.photo.file)}.*\\.avif$`));
  expect(hero.pixels).toBeGreaterThanOrEqual(1280);
  expect(scriptsIn(traffic.requests())).toEqual([]);
  const hosts = new Set(traffic.requests().map((url) => new URL(url).origin));
  expect([...hosts]).toEqual([await visitor.tab.evaluate('location.origin')]);
});

test('Book Now works before any script has come', async ({ visitor, traffic }) => {
  traffic.hold(scriptFolder);
  await visitor.open();
  await visitor.press(controls.bookNow);
  await visitor.arrivesAt('Elsewhere');
  expect(traffic.requests()).toContain(new URL(site.booking.href).href);
});

test('Back from booking leads to the page as it was left', async ({ visitor, engineName }) => {
  const { name, ...others } = enquiry();
  await visitor.open();
  await visitor.fill(others);
  await visitor.hydrated();
  // Firefox keeps no page that is still loading a script, a font or a picture.
  await expect
    .poll(() =>
      run(visitor.tab, () => performance.getEntriesByType('resource').map(({ name }) => name)),
    )
    .toContainEqual(expect.stringContaining('firebase-call'));
  await expect
    .poll(() => run(visitor.tab, () => [document.readyState, document.fonts.status]))
    .toEqual(['complete', 'loaded']);
  await visitor.noteReturn();
  await visitor.press(controls.bookNow);
  await visitor.arrivesAt('Elsewhere');
  await visitor.back();
  await visitor.arrivesAt(site.title);
  // Chromium's headless shell has no back/forward cache.
  if (engineName !== 'chromium')
    await expect.poll(() => visitor.tab.evaluate('window.kept')).toBe(true);
  await expect.poll(() => visitor.form()).toMatchObject({ values: { name: '', ...others } });

  await visitor.press('nav a');
  const { section } = site.nav.links[0]!;
  const arrived = { hash: `#${section}`, away: 0 };
  await expect.poll(() => visitor.place(section)).toMatchObject(arrived);
  await visitor.fill({ name });
  await visitor.press(controls.send);
  await expect.poll(() => visitor.form()).toMatchObject({ status: sent });
  await visitor.press(controls.bookNow);
  await visitor.arrivesAt('Elsewhere');
});

test('the menu scrolls smoothly by mouse and keyboard, and Back undoes it', async ({ visitor }) => {
  test.skip(!down, onlyHome);
  const section = down!;
  await visitor.open();
  await visitor.noteScrolling();
  await visitor.press(menuLink(section));
  const arrived = { hash: `#${section}`, focused: section, away: 0 };
  await expect.poll(() => visitor.place(section)).toMatchObject(arrived);
  expect((await visitor.positions()).length).toBeGreaterThan(1);
  await visitor.back();
  await expect.poll(() => visitor.place()).toMatchObject({ hash: '', top: 0 });

  await visitor.open('/?again');
  // Past the skip link, a notice and the links before this one.
  const stops = 2 + noticeStops + site.nav.links.findIndex((link) => link.section === section);
  for (let stop = 0; stop < stops; stop++) await visitor.tab.press('Tab');
  await visitor.tab.press('Enter');
  await expect.poll(() => visitor.place(section)).toMatchObject(arrived);
  await visitor.tab.press('Tab');
  await expect.poll(() => visitor.place(section)).toMatchObject({ within: true });

  await visitor.open(`/?direct#${section}`);
  // Not every engine follows a line that breaks elsewhere in a face that comes late.
  const away = async () => Math.abs((await visitor.place(section)).away);
  await expect.poll(away).toBeLessThan(34);
});

test('what is sent before any script has come arrives', async ({ visitor, traffic }) => {
  const words = enquiry();
  const letCome = traffic.hold(scriptFolder);
  await visitor.open();
  await visitor.fill(words);
  await visitor.press(controls.send);
  expect(new URL(String(await visitor.tab.evaluate('location.href'))).search).toBe('');
  letCome();
  await expect.poll(() => visitor.form()).toMatchObject({ status: sent, values: words });
  expect(await mailsNaming(words.name)).toHaveLength(1);
});

test('Send leads to the first of all errors, and a change clears its own', async ({ visitor }) => {
  await visitor.open();
  await visitor.press(controls.send);
  const errors = Object.values(errorTexts);
  await expect.poll(() => visitor.form()).toMatchObject({ errors });
  expect(await visitor.place()).toMatchObject({ focused: 'contact-name' });
  for (const [index, field] of fields.entries()) {
    await visitor.press(fieldNamed(field));
    await visitor.tab.type('x');
    errors[index] = '';
    await expect.poll(() => visitor.form()).toMatchObject({ errors });
  }
});

test('an enquiry is sending, then sent; the next form is empty', async ({ visitor, traffic }) => {
  const words = enquiry();
  const letGo = traffic.hold('/sendContactEmail');
  await visitor.open();
  await visitor.fill(words);
  await visitor.press(controls.send);
  const editable = fields.map(() => false);
  await expect.poll(() => visitor.form()).toMatchObject({ status: sending, editable });
  letGo();
  await expect.poll(() => visitor.form()).toMatchObject({ status: sent, editable });
  const subjects = (await mailsNaming(words.name)).map(({ subject }) => subject);
  expect(subjects).toEqual([`${site.name}: enquiry from ${words.name}`]);

  await visitor.reload();
  const fresh = { values: emptyMessage, editable: fields.map(() => true) };
  expect(await visitor.form()).toMatchObject(fresh);
  await visitor.press(controls.send);
  await expect.poll(() => visitor.form()).toMatchObject({ errors: Object.values(errorTexts) });
});

test('a failure alerts and keeps every word, and the second try arrives', async ({
  visitor,
  traffic,
  expectMessages,
}) => {
  expectMessages(/internal/i);
  const words = enquiry();
  const mend = traffic.refuse('/sendContactEmail', 500);
  await visitor.open();
  await visitor.fill(words);
  await visitor.press(controls.send);
  await expect.poll(() => visitor.tab.alert()).toBe(failed);
  expect(await visitor.form()).toMatchObject({ values: words });
  expect(await mailsNaming(words.name)).toEqual([]);
  mend();
  await visitor.press(controls.send);
  await expect.poll(() => visitor.form()).toMatchObject({ status: sent });
  expect(await mailsNaming(words.name)).toHaveLength(1);
});

test('nothing is cut off at 200 %, of the page or of the text alone', async ({ visitor }) => {
  // 1280 px at 200 %, and a phone with text twice as large.
  for (const [width, fontSize] of [
    [640, '100%'],
    [390, '200%'],
  ] as const) {
    await visitor.tab.resize(width, 700);
    await visitor.open(`/?${width}`);
    await run(
      visitor.tab,
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      fontSize,
    );
    await visitor.press(controls.send);
    await expect.poll(() => visitor.form()).toMatchObject({ errors: Object.values(errorTexts) });
    expect.soft(await run(visitor.tab, cutTexts), `${width} px`).toEqual([]);
  }
});
