import { contactFields as fields } from '../../lib/contact';
import { cutsOf } from '../../lib/content/photos';
import { scriptFolder } from '../../lib/content/scripts';
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

test('the first view comes without a script and from its own host, its photograph in AVIF', async ({
  visitor,
  traffic,
}) => {
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

test('Back from the booking page shows the page as it was left, and nothing in it is dead', async ({
  visitor,
  engineName,
}) => {
  const { name, ...others } = enquiry();
  await visitor.open();
  await visitor.fill(others);
  await visitor.hydrated();
  await visitor.noteReturn();
  await visitor.press(controls.bookNow);
  await visitor.arrivesAt('Elsewhere');
  await visitor.back();
  await visitor.arrivesAt(site.title);
  // Chromium's headless shell has no back/forward cache.
  if (engineName !== 'chromium')
    await expect.poll(() => visitor.tab.evaluate('window.kept')).toBe(true);
  await expect.poll(() => visitor.values()).toEqual({ name: '', ...others });

  await visitor.press('nav a');
  const { section } = site.nav.links[0]!;
  const arrived = { hash: `#${section}`, away: 0 };
  await expect.poll(() => visitor.place(section)).toMatchObject(arrived);
  await visitor.fill({ name });
  await visitor.press(controls.send);
  await expect.poll(() => visitor.status()).toBe(sent);
  await visitor.press(controls.bookNow);
  await visitor.arrivesAt('Elsewhere');
});

test('the menu scrolls smoothly, by mouse and by keyboard, and Back undoes it', async ({
  visitor,
}) => {
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

test('what was typed and sent before any script has come arrives in the inbox', async ({
  visitor,
  traffic,
}) => {
  const words = enquiry();
  const letCome = traffic.hold(scriptFolder);
  await visitor.open();
  await visitor.fill(words);
  await visitor.press(controls.send);
  expect(new URL(String(await visitor.tab.evaluate('location.href'))).search).toBe('');
  letCome();
  await expect.poll(() => visitor.status()).toBe(sent);
  expect(await visitor.values()).toEqual(words);
  expect(await mailsNaming(words.name)).toHaveLength(1);
});

test('Send shows each error and leads to the first, and each goes when its field changes', async ({
  visitor,
}) => {
  await visitor.open();
  await visitor.press(controls.send);
  const left = fields.map((field) => errorTexts[field]);
  await expect.poll(() => visitor.errors()).toEqual(left);
  expect(await visitor.place()).toMatchObject({ focused: 'contact-name' });
  for (const [index, field] of fields.entries()) {
    await visitor.press(fieldNamed(field));
    await visitor.tab.type('x');
    left[index] = '';
    await expect.poll(() => visitor.errors()).toEqual(left);
  }
});

test('an enquiry is sending, then sent, its mail unmarked, and the next visit’s form is a fresh one', async ({
  visitor,
  traffic,
}) => {
  const words = enquiry();
  const letGo = traffic.hold('/sendContactEmail');
  await visitor.open();
  await visitor.fill(words);
  await visitor.press(controls.send);
  await expect.poll(() => visitor.status()).toBe(sending);
  expect(await visitor.editable()).toEqual(fields.map(() => false));
  letGo();
  await expect.poll(() => visitor.status()).toBe(sent);
  expect(await visitor.editable()).toEqual(fields.map(() => false));
  const subjects = (await mailsNaming(words.name)).map(({ subject }) => subject);
  expect(subjects).toEqual([`${site.name}: enquiry from ${words.name}`]);

  await visitor.reload();
  expect(await visitor.editable()).toEqual(fields.map(() => true));
  expect(await visitor.values()).toEqual(emptyMessage);
  await visitor.press(controls.send);
  await expect.poll(() => visitor.errors()).toContain(errorTexts.message);
});

test('a failure is said in an alert and keeps every word, and the second try arrives', async ({
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
  expect(await visitor.values()).toEqual(words);
  expect(await mailsNaming(words.name)).toEqual([]);
  mend();
  await visitor.press(controls.send);
  await expect.poll(() => visitor.status()).toBe(sent);
  expect(await mailsNaming(words.name)).toHaveLength(1);
});

test('a browser that refuses storage sends an enquiry like any other', async ({ visitor }) => {
  const words = enquiry();
  await visitor.open();
  await run(visitor.tab, () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await visitor.fill(words);
  await visitor.press(controls.send);
  await expect.poll(() => visitor.status()).toBe(sent);
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
    await expect.poll(() => visitor.errors()).toContain(errorTexts.message);
    expect.soft(await run(visitor.tab, cutTexts), `${width} px`).toEqual([]);
  }
});
