import { contactDetails, contactNames } from '../../lib/contact';
import { formStates } from '../../test-support/capture';
import { errorTexts, validMessage } from '../../test-support/contact-cases';
import { bodyFace, enquiryCall, hydrated, open, setStyles } from '../../test-support/page';
import { lessMotion, mailsNaming, uniqueName } from '../fixtures';
import { answerForGoogle } from '../google';
import { layoutShift } from '../probes';
import { contrastsOver } from './contrast';
import { cut } from './cut';
import { expect, test } from './fixtures';
import { sizesOf } from './sizes';
import { violations } from './violations';

test.use(lessMotion);

// One company has analytics.
test.beforeEach(({ page }) => answerForGoogle(page));

const widths = [320, 360, 390, 640, 768, 960, 1200, 1280, 1440, 1920, 2560];

test('keeps the specified sizes at every width', async ({ page }) => {
  await open(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { photos, ...sizes } = await sizesOf(page);
    expect(sizes, `${width} px`).toEqual({
      header: 72,
      hero: { x: 0, width, height: 500 },
      band: { x: 0, width, height: 300 },
      bikes: { x: 0, width, atLeast: width >= 768 ? 680 : 0 },
    });
    if (width < 768) expect(photos).toEqual([]);
    else {
      expect(photos).toHaveLength(4);
      for (const photo of photos) expect(photo).toMatchObject({ width: 300, height: 300 });
      const [first, second, , last] = photos;
      const gap = Math.round(second!.x - first!.x);
      // A strip that begins at the gutter, or centered.
      if (width < 1280) expect([first!.x, gap]).toEqual([24, width < 1200 ? 316 : 332]);
      else expect(first!.x).toBeCloseTo(width - last!.x - 300, 0);
    }
  }
});

const largeText = ':root { font-size: 200% !important }';
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

const views = [
  ...widths.map((width) => ({ change: `${width} px`, width, styles: '' })),
  ...[390, 768, 1280].map((width) => ({
    change: `text twice as large at ${width} px`,
    width,
    styles: largeText,
  })),
  { change: 'wide spacing on a desktop', width: 1280, styles: wideSpacing },
  { change: 'wide spacing on a narrow phone', width: 320, styles: wideSpacing },
];

const all = { views, part: {} };
/** The widths between lay the form out as one of these does. */
const formAlone = {
  views: views.filter(({ width, styles }) => styles || [320, 768, 1280].includes(width)),
  part: { within: '#contact' },
};

const shown = [
  ...Object.entries(formStates).map(([state, reach]) => ({
    what: `page with its form ${state}`,
    path: '/',
    reach,
    errors: state === 'failed' ? [/status of 500/, /^FirebaseError/] : [],
    // The form's state changes nothing outside its section.
    ...(state === 'untouched' ? all : formAlone),
  })),
  ...[
    { what: 'page in German', path: '/de/', errors: [] },
    { what: 'privacy page', path: '/privacy', errors: [] },
    { what: 'page for unknown addresses', path: '/no-such-road', errors: [/status of 404/] },
  ].map((each) => ({ ...each, reach: () => Promise.resolve(), ...all })),
];

for (const { what, path, reach, views, part, errors } of shown) {
  test(`cuts no text and leaves axe nothing to find: ${what}`, async ({
    page,
    expectErrors,
    companyName,
  }) => {
    test.skip(path === '/de/' && companyName !== 'accents', 'It has no such page.');
    expectErrors(...errors);
    await open(page, path);
    // The privacy page has no script to keep its body face for later.
    if (path !== '/privacy') await bodyFace(page);
    await page.evaluate(() => document.fonts.ready);
    await reach(page);
    for (const { change, width, styles } of views) {
      await page.setViewportSize({ width, height: 900 });
      await setStyles(page, styles);
      expect.soft(await cut(page), change).toEqual([]);
    }
    await setStyles(page, '');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violations(page, part), `${width} px`).toEqual([]);
    }
  });
}

for (const [path, wish, large, text] of [
  ['/', 'no-preference', 3, 4.5],
  ['/', 'more', 4.5, 7],
  ['/no-such-road', 'no-preference', 3, 4.5],
  ['/no-such-road', 'more', 4.5, 7],
] as const) {
  test(`keeps text over photographs legible: ${path}, contrast ${wish}`, async ({
    page,
    expectErrors,
    companyName,
  }) => {
    const onShade = path === '/' && wish === 'no-preference';
    test.skip(
      !onShade && companyName !== 'longest',
      'An even veil: the brightest picture decides.',
    );
    if (path !== '/') expectErrors(/status of 404/);
    await page.emulateMedia({ contrast: wish });
    await page.goto(path);
    await bodyFace(page);
    const banner = page.locator('main section').first();
    const photo = banner.locator('img');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await setStyles(page, '');
      // Decoding fails if the new width makes the browser switch to another cut meanwhile.
      await expect(() => photo.evaluate((image: HTMLImageElement) => image.decode())).toPass();
      const texts = await contrastsOver(page, banner);
      expect(texts).toHaveLength(2);
      for (const { words, isLarge, contrast } of texts) {
        expect
          .soft(contrast, `${words} at ${width} px`)
          .toBeGreaterThanOrEqual(isLarge ? large : text);
      }
    }
  });
}

for (const width of [390, 412, 1440]) {
  test(`moves nothing while it loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let send: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\.(woff2|avif)$/, async (route) => {
      await held;
      await route.continue();
    });
    const shift = await layoutShift(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    send();
    await page.evaluate(() => document.fonts.load('16px display').then(() => document.fonts.ready));
    await hydrated(page);
    await bodyFace(page);
    expect(await shift()).toBeLessThan(0.005);
    // Below the first view, lines may break elsewhere in faces that come late.
    expect(Math.abs((await height()) - before)).toBeLessThan(before / 40);
  });
}

test('gets an enquiry, field by field', async ({ page, company, form }) => {
  const { site } = company;
  const name = `Zoë “李” ${uniqueName()}`;
  const email = 'zoe.ruiz+ski@example.org';
  const message =
    'Grüße aus Zürich 🚲\n\nTwo bikes,\n  one trailer.\n.\n<b>&amp;</b> “quotes” – done';
  await open(page);
  await form.send();
  await expect(page.locator('#contact')).toContainText(errorTexts.name);
  const request = page.waitForRequest(enquiryCall);
  await form.send({
    ...validMessage,
    name: `  ${name} `,
    email,
    phone: '\u202a+1 (435)\u00a0555\u20110199\u202c',
    message: `\n${message}\n\n`,
  });
  await expect(form.thanks).toHaveText(site.contact.form.sent);

  const sent = await request;
  expect(new URL(sent.url()).origin).toBe(new URL(page.url()).origin);
  expect(sent.method()).toBe('POST');
  const data = { ...validMessage, name, email, phone: '+1 (435) 555-0199', message };
  expect(sent.postDataJSON()).toEqual({ data });

  const [mail, ...others] = await mailsNaming(name, company);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: `${site.name}: enquiry from ${name}`,
    from: [{ address: 'website@redrim.example', name: 'Red Rim Shuttle website' }],
    to: [{ address: 'office@redrim.example' }],
    replyTo: [{ address: email, name }],
  });
  const [head, time, ...text] = mail!.text.split(/\n?Time: (.*)\n\n/);
  expect(head).toBe(
    `Sent with the form on ${new URL(site.url).hostname}. Nobody has verified who wrote it.\n\n` +
      contactDetails.map((field) => `${contactNames[field]}: ${data[field]}`).join('\n'),
  );
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, timeZoneName: 'short' });
  const inZone = zone.formatToParts().find(({ type }) => type === 'timeZoneName')!.value;
  expect(time).toMatch(/ 20\d\d at \d+:\d\d:\d\d [AP]M /);
  expect(time).toContain(inZone);
  expect(text.join('')).toBe(`${message}\n`);
});
