import { site } from '../../lib/content/site';
import { cutsOf } from '../../lib/generated/photos';
import { scriptFolder } from '../../lib/generated/scripts';
import { errorTexts, validMessage } from '../../test-support/contact-cases';
import { run } from '../../test-support/engines/tab';
import { down, menuLink, noticeStops, onlyHome } from '../../test-support/menu';
import { cutTexts } from '../companies/cut';
import { mailsNaming, uniqueName } from '../fixtures';
import { expect, test } from './fixtures';
import { controls } from './visitor';

const { sending, sent, failed } = site.contact.form;
const errors = Object.values(errorTexts);
const enquiry = () => ({ ...validMessage, name: uniqueName() });

test('the page shows its photograph in AVIF, and cuts no text', async ({ visitor }) => {
  for (const width of [1280, 390]) {
    await visitor.tab.resize(width, 720);
    await visitor.open(`/?${width}`);
    const hero = await run(visitor.tab, async () => {
      const image = document.querySelector<HTMLImageElement>('main img')!;
      await image.decode();
      return { source: image.currentSrc, height: image.closest('section')!.clientHeight };
    });
    expect(hero.height).toBe(500);
    expect(hero.source).toMatch(new RegExp(`${cutsOf(site.hero.photo.file)}.*\\.avif$`));
    expect.soft(await run(visitor.tab, cutTexts), `${width} px`).toEqual([]);
  }
});

test('the menu leads to its section by mouse and keyboard, and Back undoes it', async ({
  visitor,
}) => {
  test.skip(!down, onlyHome);
  const section = down!;
  const there = { hash: `#${section}`, focused: section, arrived: true };
  await visitor.open();
  await visitor.press(menuLink(section));
  await visitor.isAt(section, there);
  await visitor.back();
  await visitor.isAt('home', { hash: '', arrived: true });

  await visitor.open('/?again');
  // Past the skip link, a notice and the links before this one.
  const stops = 2 + noticeStops + site.nav.links.findIndex((link) => link.section === section);
  for (let stop = 0; stop < stops; stop++) await visitor.tab.press('Tab');
  await visitor.tab.press('Enter');
  await visitor.isAt(section, there);
});

test('Send names every error and leads to the first', async ({ visitor }) => {
  await visitor.open();
  await visitor.press(controls.send);
  await visitor.sees({ errors, focused: 'contact-name' });
});

test('what is sent before any script has come is sending, then sent', async ({
  visitor,
  front,
}) => {
  const words = enquiry();
  const letScriptCome = front.hold(scriptFolder);
  const letCallGo = front.hold('/sendContactEmail');
  await visitor.open();
  await visitor.fill(words);
  await visitor.press(controls.send);
  expect(await visitor.tab.evaluate('location.search')).toBe('');
  letScriptCome();
  await visitor.sees({ status: sending, editable: false });
  letCallGo();
  await visitor.sees({ status: sent, values: words });
  expect(await mailsNaming(words.name)).toHaveLength(1);
});

test('a failure alerts and keeps every word, and the second try arrives', async ({
  visitor,
  front,
}) => {
  const words = enquiry();
  front.refuse('/sendContactEmail', 500);
  await visitor.open();
  await visitor.fill(words);
  await visitor.press(controls.send);
  await expect.poll(() => visitor.tab.alert()).toBe(failed);
  await visitor.sees({ values: words, editable: true });
  expect(await mailsNaming(words.name)).toEqual([]);
  front.mend();
  await visitor.press(controls.send);
  await visitor.sees({ status: sent });
  expect(await mailsNaming(words.name)).toHaveLength(1);
});

test('Book Now leaves at once, and Back leads to the page as it was left', async ({
  visitor,
  front,
}) => {
  const letScriptCome = front.hold(scriptFolder);
  await visitor.open();
  await visitor.press(controls.bookNow);
  await visitor.arrivesAt('Elsewhere');
  letScriptCome();

  const { name: _, ...others } = enquiry();
  await visitor.open('/?again');
  await visitor.fill(others);
  // An engine keeps no page that is still loading a script, a font or a picture.
  const loaded = () =>
    run(visitor.tab, () => [
      document.readyState,
      document.fonts.status,
      [...document.images].every((image) => {
        image.loading = 'eager';
        return image.complete;
      }),
      performance.getEntriesByType('resource').some(({ name }) => name.includes('firebase-call')),
    ]);
  await expect.poll(loaded).toEqual(['complete', 'loaded', true, true]);
  await run(visitor.tab, () =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { kept: persisted })),
  );
  await visitor.press(controls.bookNow);
  await visitor.arrivesAt('Elsewhere');
  await visitor.back();
  await visitor.arrivesAt(site.title);
  await expect.poll(() => visitor.tab.evaluate('window.kept')).toBe(true);
  await visitor.sees({ values: { name: '', ...others } });
});
