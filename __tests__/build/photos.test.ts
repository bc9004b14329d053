import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';

import sharp, { type Sharp } from 'sharp';

import { buildPhotos } from '../../scripts/photos';
import { newFolder } from '../folder';
import { site } from '../shipped';

// Otherwise sharp may take a file for one of the same name in another test's folder.
sharp.cache(false);

const path = newFolder();
const ownRow = site.photoRow.photos.map((photo, index) => ({ ...photo, file: `/photos/row-${index}.jpg` }));
const [first = '', second = '', third = '', fourth = ''] = ownRow.map(({ file }) => file.slice(1));

/** A copy of the originals and the encoded files, which tests change. The row has its own photographs. */
beforeEach(() => {
  for (const part of ['photos', 'public/generated/photos', '.photos'])
    cpSync(part, path(part), { recursive: true, preserveTimestamps: true });
  ownRow.forEach(({ file }, index) => cpSync(site.photoRow.photos[index]!.file.slice(1), path(file)));
});

/** Builds the photographs of this row and of the other sections. Returns why it fails, if it does. */
async function build(row = ownRow): Promise<string> {
  const project = process.cwd();
  process.chdir(path());
  const content = { ...site, photoRow: { ...site.photoRow, photos: row } };
  const error = await buildPhotos(content).catch((error: unknown) => error as Error);
  process.chdir(project);
  return error?.message ?? '';
}

const files = () =>
  readdirSync(path('public/generated/photos')).map((file) => ({
    file,
    time: statSync(path('public/generated/photos', file)).mtimeMs,
  }));

test('the build encodes only a replaced photograph, and removes the old files', async () => {
  const row = ownRow.map((photo, index) => (index === 0 ? photo : site.photoRow.photos[index]!));
  expect(await build(row)).toBe('');
  const before = files();
  const isReplaced = ({ file }: { file: string }) => file.startsWith('row-0-');
  writeFileSync(path(first), await sharp(path(first)).rotate(90).toBuffer());
  expect(await build(row)).toBe('');

  const after = files();
  const others = (list: typeof before) => list.filter((file) => !isReplaced(file));
  expect(others(after)).toEqual(others(before));
  const names = (list: typeof before) => list.filter(isReplaced).map(({ file }) => file);
  expect(names(after)).toHaveLength(names(before).length);
  expect(names(after).filter((file) => names(before).includes(file))).toEqual([]);
});

test('the files show the part around the focus upright and in good quality, and white where the photograph is transparent', async () => {
  const photo = await sharp(path(first)).resize(600, 400).png().toBuffer();
  const upright = await sharp(photo).extend({ top: 200, left: 600, background: 'transparent' }).toBuffer();
  // A camera stores a photograph as the sensor has it, with a note of its orientation.
  const turned = sharp(upright).rotate(90).webp({ lossless: true });
  const exif = { IFD0: { Make: 'Camera' } };
  writeFileSync(path(first), await turned.withMetadata({ orientation: 8, exif }).toBuffer());
  expect(await build(ownRow.map((photo) => ({ ...photo, focus: { x: 0.9, y: 0.1 } })))).toBe('');
  const pixels = (image: Sharp) => image.resize(300, 300).removeAlpha().raw().toBuffer();
  const wanted = await pixels(sharp(await sharp(photo).extend({ top: 200, background: 'white' }).toBuffer()));
  const encoded = files().filter(({ file }) => file.startsWith('row-0-'));
  expect(encoded).toHaveLength(3);
  for (const { file } of encoded) {
    const found = await pixels(sharp(path('public/generated/photos', file)));
    const difference = found.reduce((total, value, at) => total + Math.abs(value - wanted[at]!), 0);
    expect(difference / found.length).toBeLessThan(8);
  }
});

test('the build fails when photographs cannot be used, and says why and what to do', async () => {
  const original = sharp(readFileSync(path(first)));
  rmSync(path(first));
  await original.clone().resize(500, 400).toFile(path(second));
  await original.clone().gif().toFile(path(third));
  const whole = await original.jpeg().toBuffer();
  writeFileSync(path(fourth), whole.subarray(0, whole.length / 2));
  writeFileSync(path(site.bikeShuttle.photo.file), 'no photograph');
  const error = await build();
  for (const [file, why] of [
    [first, 'missing'],
    [second, '500 × 400 pixels, which is too small'],
    [third, 'its format is gif'],
    [fourth, '.*premature end.*'],
  ]) {
    const sentence = `${file} cannot be used \\(${why}\\): put a JPEG, PNG or WebP of at least 600 × 600`;
    expect(error).toMatch(RegExp(`^${sentence}`, 'm'));
  }
  const bike = site.bikeShuttle.photo.file.slice(1);
  expect(error).toMatch(RegExp(`^${bike} cannot be used \\(.*unsupported`, 'm'));
});

test('the build fails for a file that is no photograph or may reveal where the photograph was taken', async () => {
  writeFileSync(path('photos/IMG_1.HEIC'), '');
  writeFileSync(path('photos/film.jpg'), 'no photograph');
  const photo = sharp(path(first)).resize(600, 600);
  const camera = { IFD0: { Make: 'Camera' } };
  const located = photo.clone().withExif({ ...camera, IFD3: { GPSLatitude: '37/1 40/1 0/1' } });
  await located.toFile(path('photos/exif.jpg'));
  await located.toFile(path('photos/exif.webp'));
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>37,40N</exif:GPSLatitude></x:xmpmeta>`;
  await photo.clone().withXmp(xmp).toFile(path('photos/xmp.jpg'));
  await photo.clone().withExif(camera).toFile(path('photos/camera.jpg'));

  const error = await build();
  for (const file of ['IMG_1.HEIC', 'film.jpg'])
    expect(error).toMatch(RegExp(`^photos/${file} is no photograph for the page.*: save it as JPEG`, 'm'));
  for (const file of ['exif.jpg', 'exif.webp', 'xmp.jpg']) {
    const sentence = `photos/${file} may tell where it was taken .*: save it without its location`;
    expect(error).toMatch(RegExp(`^${sentence}`, 'm'));
  }
  expect(error).not.toContain('camera.jpg');
});
