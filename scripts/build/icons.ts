/** Renders the home-screen icons from the company's logo. */
import { readFileSync } from 'node:fs';

import sharp from 'sharp';

import { builtLogo, generatedFolder } from '../../lib/generated/paths';
import { colors } from '../../lib/theme';

/** Size in pixels, the share of it that the logo fills, and the background color. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.8, background: colors.paper },
  { file: 'icon-192.png', size: 192, share: 1, background: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, background: 'transparent' },
  // A mask may cut everything outside a circle of 80 % (W3C, Web App Manifest, "maskable").
  { file: 'icon-maskable-512.png', size: 512, share: 0.7, background: colors.paper },
];

/** Expects the logo that buildLogo writes. */
export async function buildIcons(): Promise<void> {
  const logoSvg = readFileSync(`public${builtLogo}`);
  const { width: drawn } = await sharp(logoSvg).metadata();
  for (const { file, size, share, background } of icons) {
    const width = Math.round(size * share);
    const logo = await sharp(logoSvg, { density: (72 * width) / drawn })
      .resize(width)
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: logo }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(`public${generatedFolder}/${file}`);
  }
}
