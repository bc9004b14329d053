import sharp from 'sharp';

import { colors } from '@/lib/theme';

export const dynamic = 'force-static';
export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The icon for the home screen of phones. Its corners are square, because phones round them. */
export default async function AppleIcon(): Promise<Response> {
  const background = colors.paper;
  const png = await sharp('app/icon.svg', { density: 260 })
    .resize(144)
    .extend({ top: 18, bottom: 18, left: 18, right: 18, background })
    .flatten({ background })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': contentType } });
}
