import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { ImageResponse } from 'next/og';
import sharp from 'sharp';

import type { Content } from '../lib/content';
import { region } from '../lib/crops';
import { shareImageFolder } from '../lib/paths';
import { shareImageSize } from '../lib/seo';

const { width, height } = shareImageSize;

/** Resembles the shade of the hero (app/globals.css). It is lighter, because the words here are larger. */
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="shade" x1="0" y1="1" x2="0" y2="0">
    <stop stop-color="#b8a6a2"/>
    <stop offset="0.5" stop-color="#b8b0bb"/>
    <stop offset="0.7" stop-color="#a8aecb"/>
    <stop offset="0.9" stop-color="#fff"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#shade)"/>
</svg>`;

/**
 * Returns a text in the characters that app/fonts/display.ttf has. For any other one, such as an emoji,
 * ImageResponse would ask a server for a picture or a font.
 */
export const inCapitals = (text: string) =>
  text
    .normalize()
    .toUpperCase()
    .replaceAll(/[^ -`{-~\u00a0-\u00df–—‘’“”•…€©]/gu, '');

/** A font size that fits a text into one line. A letter is about 0.42 times as wide as high. */
const oneLine = (text: string) => 2500 / text.length;

/** Draws name and line in white on a transparent ground. The longest name has at most three lines. */
async function words(content: Content): Promise<Buffer> {
  const name = inCapitals(content.name);
  const line = inCapitals(content.hero.line);
  const image = new ImageResponse(
    <div
      style={{
        width,
        height,
        padding: 72,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        color: 'white',
        lineHeight: 1.1,
        wordBreak: 'break-word',
      }}
    >
      <div style={{ fontSize: Math.max(96, Math.min(170, oneLine(name))) }}>{name}</div>
      <div style={{ marginTop: 24, fontSize: Math.min(52, oneLine(line)) }}>{line}</div>
    </div>,
    { width, height, fonts: [{ name: 'Anton', data: readFileSync('app/fonts/display.ttf') }] },
  );
  return Buffer.from(await image.arrayBuffer());
}

/**
 * Makes the share image, which messengers and social networks show: the hero with logo, name and line. Its
 * name has a hash of its content, because they keep an image for weeks.
 */
export async function buildShareImage(content: Content): Promise<void> {
  const { file, focus } = content.hero.photo;
  const photo = sharp(file.slice(1));
  const { autoOrient } = await photo.metadata();
  const logo = await sharp('app/icon.svg', { density: 260 }).resize(88).toBuffer();
  const jpeg = await photo
    .autoOrient()
    .extract(region(autoOrient, { ratio: width / height }, focus))
    .resize(width, height)
    .composite([
      { input: Buffer.from(shade), blend: 'multiply' },
      { input: logo, left: 72, top: 72 },
      { input: await words(content) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  const folder = `public${shareImageFolder}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 10);
  writeFileSync(`${folder}/${hash}.jpg`, jpeg);
}
