import { readFileSync } from 'node:fs';

import sharp from 'sharp';

import { paper } from '@/lib/theme';

export const dynamic = 'force-static';
export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The icon for a phone's home screen. It fills its square, because phones cut it to a shape of their own. */
export default async function AppleIcon(): Promise<Response> {
  const square = readFileSync('app/icon.svg', 'utf8').replaceAll(/ clip-path="[^"]*"/g, '');
  const png = await sharp(Buffer.from(square), { density: 360 })
    .resize(size.width)
    .flatten({ background: paper })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': contentType } });
}
