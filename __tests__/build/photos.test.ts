/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import sharp from 'sharp';

import { builtPhoto, pictures } from '../../lib/generated/photos';
import { photographsOf, site, type Photograph } from '../../lib/content/site';
import { newFolder } from '../folder';

jest.setTimeout(60_000);

/** sharp's names of the formats. */
const formats = { avif: 'heif', jpg: 'jpeg' };

test.each(photographsOf(site))(
  '$slot: every file of $file has the size its name promises',
  async (photo) => {
    const { color, cuts } = builtPhoto(photo);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    for (const picture of cuts.flatMap((cut) => pictures(photo.file, cut))) {
      const { path, width, height } = picture;
      const image = await sharp(readFileSync(`public${path}`)).metadata();
      expect(image).toMatchObject({ width, height, format: formats[picture.format] });
    }
  },
);
describe('the build’s step', () => {
  const path = newFolder();
  /** Where the original of a photograph is, in the project and in the copy. */
  const original = ({ file }: Photograph) => `photos/${file}`;
  const copyOf = (photo: Photograph) => path(original(photo));
  const hero = site.hero.photo;
  const square = site.photoRow.photos[0]!;
  const stem = square.file.replace('.jpg', '');

  /** A copy of the originals and of the build's files, for tests to damage. */
  beforeEach(() => {
    for (const part of ['content', 'photos', 'public/generated/photos', '.photos']) {
      cpSync(part, path(part), { recursive: true, preserveTimestamps: true });
    }
    symlinkSync(resolve('node_modules'), path('node_modules'));
  });

  function build() {
    const step = pathToFileURL(resolve('scripts/build/photos.ts')).href;
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        ...['--import', 'tsx', '--eval'],
        `import(${JSON.stringify(step)})
          .then((module) => (module.default ?? module).buildPhotos())
          .catch(({ message }) => { console.error(message); process.exitCode = 1; })`,
      ],
      { cwd: path(), encoding: 'utf8' },
    );
    return { status, error: stderr.trim() };
  }

  const files = () =>
    readdirSync(path('public/generated/photos')).map((file) => ({
      file,
      time: statSync(path('public/generated/photos', file)).mtimeMs,
    }));

  test('encodes no photograph again whose files are there', () => {
    const before = files();
    expect(build()).toEqual({ status: 0, error: '' });
    expect(files()).toEqual(before);
  });

  test('encodes a replaced photograph alone, under new names, and removes the old files', async () => {
    const before = files();
    await sharp(original(square)).autoOrient().flop().jpeg().toFile(copyOf(square));
    expect(build()).toEqual({ status: 0, error: '' });
    const after = files();
    const isReplaced = new RegExp(`^${stem}-[a-z]+-\\d+\\.`);
    const others = (list: typeof before) => list.filter(({ file }) => !isReplaced.test(file));
    const names = (list: typeof before) =>
      list.map(({ file }) => file).filter((file) => isReplaced.test(file));
    expect(others(after)).toEqual(others(before));
    expect(names(after)).toHaveLength(names(before).length);
    expect(names(after).filter((file) => names(before).includes(file))).toEqual([]);
  });

  const need = 'a JPEG of at least 2560 × 1000 pixels';
  const damages: [kind: string, damage: () => unknown, problem: string][] = [
    ['is missing', () => rmSync(copyOf(hero)), `is missing: put ${need} there.`],
    [
      'is too small',
      () => sharp(original(hero)).resize(1600, 750).toFile(copyOf(hero)),
      `is 1600 × 750 pixels, which is too small: replace it with ${need}.`,
    ],
    [
      'has another format',
      () => sharp(original(hero)).webp({ effort: 0 }).toFile(copyOf(hero)),
      `is a picture of the format webp: replace it with ${need}.`,
    ],
    [
      'is not a picture',
      () => writeFileSync(copyOf(hero), 'not a picture'),
      `is not a picture that can be read: replace it with ${need}.`,
    ],
    [
      'is cut off',
      () => truncateSync(copyOf(hero), Math.floor(statSync(original(hero)).size / 2)),
      'is damaged: its picture cannot be read to the end; replace it.',
    ],
  ];
  test.each(damages)('stops when an original %s', async (_kind, damage, problem) => {
    await damage();
    const { status, error } = build();
    expect(status).toBe(1);
    // One sentence for each place where the photograph is shown.
    expect(error.split('\n')).toContain(`${original(hero)} ${problem}`);
  });

  test('turns an original upright and drops what its camera noted', async () => {
    const turned = await sharp(original(square)).autoOrient().rotate(90).toBuffer();
    await sharp(turned)
      .withMetadata({ orientation: 8, exif: { IFD3: { GPSLatitude: '37/1 40/1 0/1' } } })
      .toFile(copyOf(square));
    expect(build()).toEqual({ status: 0, error: '' });
    const made = files().find(
      ({ file }) => file.startsWith(`${stem}-square-300.`) && file.endsWith('.jpg'),
    )!;
    const bytes = readFileSync(path('public/generated/photos', made.file));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();

    const before = `public${builtPhoto(square).jpeg.path}`;
    const pixels = (input: string | Buffer) =>
      sharp(input).resize(8, 8).greyscale().raw().toBuffer();
    const a = await pixels(before);
    const b = await pixels(bytes);
    const difference = a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / 64;
    expect(difference).toBeLessThan(4);
  });
});
