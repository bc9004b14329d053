/** Renders the home-screen icons from the company's mark. */
import { readFileSync } from 'node:fs';

import sharp from 'sharp';

import { builtMark, generatedFolder } from '../../lib/generated';
import { colors } from '../../lib/theme';

/** Size in pixels, the share of it that the mark fills, and the background color. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.8, background: colors.paper },
  { file: 'icon-192.png', size: 192, share: 1, background: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, background: 'transparent' },
  // A mask may cut everything outside a circle of 80 % (W3C, Web App Manifest, "maskable").
  { file: 'icon-maskable-512.png', size: 512, share: 0.7, background: colors.paper },
];

/** Expects the mark that buildMark writes. */
export async function buildIcons(): Promise<void> {
  const markSvg = readFileSync(`public${builtMark}`);
  const { width: drawn } = await sharp(markSvg).metadata();
  for (const { file, size, share, background } of icons) {
    const width = Math.round(size * share);
    const mark = await sharp(markSvg, { density: (72 * width) / drawn })
      .resize(width)
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: mark }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(`public${generatedFolder}/${file}`);
  }
}
