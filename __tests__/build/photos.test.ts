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

import sharp, { type Sharp } from 'sharp';

import { photographsOf, site } from '../../lib/content';
import { builtPhoto, pictures } from '../../lib/photos';
import { newFolder } from '../folder';

// For what hangs.
jest.setTimeout(60_000);

/** sharp's names of the formats. */
const formats = { avif: 'heif', jpg: 'jpeg' };

test.each(photographsOf(site))(
  '$slot: every file of $photo.file has the size its name promises',
  async ({ slot, photo: { file } }) => {
    const { color, cuts } = builtPhoto(slot, file);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    for (const picture of cuts.flatMap((cut) => pictures(file, cut))) {
      const { path, width, height } = picture;
      const image = await sharp(readFileSync(`public${path}`)).metadata();
      expect(image).toMatchObject({ width, height, format: formats[picture.format] });
    }
  },
);

describe('the build’s step', () => {
  const path = newFolder();
  const square = site.photoRow.photos[0]!.file.slice(1);
  const stem = square.replace(/photos\/|\.jpg/g, '');

  /** A copy of the originals and of the build's files, for tests to damage. */
  beforeEach(() => {
    for (const part of [
      'content',
      'lib',
      'photos',
      'public/generated/photos',
      'scripts',
      '.photos',
    ])
      cpSync(part, path(part), { recursive: true, preserveTimestamps: true });
    for (const file of ['package.json', 'tsconfig.json']) cpSync(file, path(file));
    symlinkSync(resolve('node_modules'), path('node_modules'), 'junction');
  });

  function build() {
    const step = `import('./scripts/photos.ts')
      .then((module) => (module.default ?? module).buildPhotos())
      .catch(({ message }) => { console.error(message); process.exitCode = 1; })`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', step], {
      cwd: path(),
      encoding: 'utf8',
    });
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

  test('encodes a replaced photograph alone, from WebP too, and removes the old files', async () => {
    const before = files();
    const flopped = await sharp(square).flop().webp().toBuffer();
    writeFileSync(path(square), flopped);
    expect(build()).toEqual({ status: 0, error: '' });
    const after = files();
    const isReplaced = ({ file }: { file: string }) => file.startsWith(`${stem}-`);
    expect(after.filter((each) => !isReplaced(each))).toEqual(
      before.filter((each) => !isReplaced(each)),
    );
    const names = (list: typeof before) => list.filter(isReplaced).map(({ file }) => file);
    expect(names(after)).toHaveLength(names(before).length);
    expect(names(after).filter((file) => names(before).includes(file))).toEqual([]);
  });

  const damages: [kind: string, damage: () => unknown, problem: RegExp][] = [
    ['is missing', () => rmSync(path(square)), /\(missing\)/],
    [
      'is too small',
      () => sharp(square).resize(500, 400).toFile(path(square)),
      /\(500 × 400 pixels, which is too small\)/,
    ],
    [
      'has another format',
      () => sharp(square).png().toFile(path(square)),
      /\(a picture of the format png\)/,
    ],
    ['is not a picture', () => writeFileSync(path(square), 'not a picture'), /unsupported/],
    [
      'is cut off',
      () => truncateSync(path(square), Math.floor(statSync(square).size / 2)),
      /premature end/,
    ],
  ];
  test.each(damages)('stops when an original %s, and says what to put there', async (...row) => {
    const [, damage, problem] = row;
    await damage();
    const { status, error } = build();
    expect(status).toBe(1);
    expect(error).toMatch(problem);
    expect(error).toMatch(
      new RegExp(
        `^${square} cannot be used .*: put a JPEG or WebP of at least 600 × 600 pixels there`,
      ),
    );
  });

  test.each([
    ['as JPEG', (picture: Sharp) => picture.jpeg()],
    ['as WebP', (picture: Sharp) => picture.webp()],
  ])('stops at a picture, %s, that tells where it was taken', async (_as, encode) => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '37/1 40/1 0/1' } };
    await encode(sharp(square).resize(600, 600).withExif(exif)).toFile(path('photos/new.jpg'));
    const { status, error } = build();
    expect(status).toBe(1);
    expect(error).toMatch(
      /^photos\/new\.jpg tells where it was taken .*: save it without its location/,
    );
  });

  test('takes a picture that tells the camera alone, and turns it upright', async () => {
    const turned = await sharp(square).rotate(90).toBuffer();
    await sharp(turned)
      .withMetadata({ orientation: 8, exif: { IFD0: { Make: 'Camera' } } })
      .toFile(path(square));
    expect(build()).toEqual({ status: 0, error: '' });
    const made = files().find(({ file }) => file.startsWith(`${stem}-square-300.`))!;
    const pixels = (input: string) => sharp(input).resize(8, 8).greyscale().raw().toBuffer();
    const before = await pixels(`public${builtPhoto('photoRow', `/${square}`).jpeg.path}`);
    const after = await pixels(path('public/generated/photos', made.file));
    const difference = after.reduce((total, value, at) => total + Math.abs(value - before[at]!), 0);
    expect(difference / 64).toBeLessThan(6);
  });
});
