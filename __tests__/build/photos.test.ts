import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';

import sharp, { type Sharp } from 'sharp';

import { buildPhotos } from '../../scripts/photos';
import { newFolder } from '../folder';
import { site } from '../shipped';

// Otherwise sharp may take a file for one of the same name in another test's folder.
sharp.cache(false);

const path = newFolder();
const { photos } = site.photoRow;
const copies = ['photos/copy-0.jpg', 'photos/copy-1.jpg', 'photos/copy-2.jpg', 'photos/copy-3.jpg'] as const;
const [first, second, third, fourth] = copies;
/** The photo row with these copies, because another section may show the same photographs. */
const rowOfCopies = copies.map((file, index) => ({ ...photos[index]!, file: `/${file}` }));

/** Puts the photographs and the encoded files into the folder, where tests change them. */
beforeEach(() => {
  for (const part of ['photos', 'public/generated/photos', '.photos'])
    cpSync(part, path(part), { recursive: true, preserveTimestamps: true });
  copies.forEach((file, index) => cpSync(photos[index]!.file.slice(1), path(file)));
});

/** Builds the photographs of this photo row and of the other sections. Returns why it fails, if it does. */
async function build(row = rowOfCopies): Promise<string> {
  const project = process.cwd();
  process.chdir(path());
  const content = { ...site, photoRow: { ...site.photoRow, photos: row } };
  const error = await buildPhotos(content).catch((error: unknown) => error as Error);
  process.chdir(project);
  return error?.message ?? '';
}

const encoded = (file = '') => path('public/generated/photos', file);
const filesOfFirst = () => readdirSync(encoded()).filter((file) => file.startsWith('copy-0-'));

test('the build encodes only a replaced photograph, and removes the old files', async () => {
  const row = [rowOfCopies[0]!, ...photos.slice(1)];
  const timesOfFiles = () =>
    Object.fromEntries(readdirSync(encoded()).map((file) => [file, statSync(encoded(file)).mtimeMs]));
  expect(await build(row)).toBe('');
  const before = timesOfFiles();
  const old = filesOfFirst();
  writeFileSync(path(first), await sharp(path(first)).rotate(90).toBuffer());
  expect(await build(row)).toBe('');

  const after = timesOfFiles();
  expect(Object.keys(before).filter((file) => before[file] !== after[file])).toEqual(old);
  expect(filesOfFirst()).toHaveLength(old.length);
  expect(filesOfFirst().filter((file) => old.includes(file))).toEqual([]);
});

test('the files show the part around the focus upright and in good quality, and white where the photograph is transparent', async () => {
  const photo = await sharp(path(first)).resize(600, 400).png().toBuffer();
  const upright = await sharp(photo).extend({ top: 200, left: 600, background: 'transparent' }).toBuffer();
  // A camera stores a photograph as the sensor has it, with a note of its orientation.
  const turned = sharp(upright).rotate(90).webp({ lossless: true });
  const exif = { IFD0: { Make: 'Camera' } };
  writeFileSync(path(first), await turned.withMetadata({ orientation: 8, exif }).toBuffer());
  expect(await build(rowOfCopies.map((photo) => ({ ...photo, focus: { x: 0.9, y: 0.1 } })))).toBe('');
  const pixels = (image: Sharp) => image.resize(300, 300).removeAlpha().raw().toBuffer();
  const wanted = await pixels(sharp(await sharp(photo).extend({ top: 200, background: 'white' }).toBuffer()));
  expect(filesOfFirst()).toHaveLength(3);
  for (const file of filesOfFirst()) {
    const found = await pixels(sharp(encoded(file)));
    const difference = found.reduce((total, value, at) => total + Math.abs(value - wanted[at]!), 0);
    expect(difference / found.length).toBeLessThan(8);
  }

  const old = filesOfFirst();
  expect(await build()).toBe('');
  expect(filesOfFirst().filter((file) => old.includes(file))).toEqual([]);
});

test('the build fails when photographs cannot be used, and says why and what to do', async () => {
  const original = sharp(readFileSync(path(first)));
  rmSync(path(first));
  await original.clone().resize(700, 400, { fit: 'fill' }).toFile(path(second));
  await original.clone().gif().toFile(path(third));
  const whole = await original.jpeg().toBuffer();
  writeFileSync(path(fourth), whole.subarray(0, whole.length / 2));
  writeFileSync(path(site.bikeShuttle.photo.file), 'no photograph');
  const error = await build();
  for (const [file, why, size] of [
    [first, 'missing', '600 × 600'],
    [second, '700 × 400 pixels, which is too small', '600 × 600'],
    [third, 'its format is gif', '600 × 600'],
    [fourth, '.*premature end.*', '600 × 600'],
    [site.bikeShuttle.photo.file.slice(1), '.*unsupported.*', '2400 × 1400'],
  ]) {
    const sentence = `${file} cannot be used \\(${why}\\): put a JPEG, PNG or WebP of at least ${size}`;
    expect(error).toMatch(RegExp(`^${sentence}`, 'm'));
  }
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
  const jpeg = await photo.clone().jpeg().toBuffer();
  const unreadable = Buffer.from('\xff\xe1\0\x0cExif\0\0....', 'latin1');
  writeFileSync(
    path('photos/unreadable.jpg'),
    Buffer.concat([jpeg.subarray(0, 2), unreadable, jpeg.subarray(2)]),
  );

  const error = await build();
  for (const file of ['IMG_1.HEIC', 'film.jpg'])
    expect(error).toMatch(RegExp(`^photos/${file} is no photograph for the page.*: save it as JPEG`, 'm'));
  for (const file of ['exif.jpg', 'exif.webp', 'xmp.jpg', 'unreadable.jpg']) {
    const sentence = `photos/${file} may tell where it was taken .*: save it without its location`;
    expect(error).toMatch(RegExp(`^${sentence}`, 'm'));
  }
  expect(error).not.toContain('camera.jpg');
});
