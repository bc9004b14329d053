import { mkdirSync } from 'node:fs';

import { generatedFolder } from '../../lib/generated/paths';
import { buildFonts } from './fonts';
import { buildIcons } from './icons';
import { buildLogo } from './logo';
import { buildPhotos } from './photos';
import { buildSocialImage } from './social-image';

/**
 * Builds the site's assets from their originals: photographs, icons, fonts and the social image.
 *
 * @throws an Error with a sentence for each original that can't be used.
 */
export async function buildAssets(): Promise<void> {
  mkdirSync(`public${generatedFolder}`, { recursive: true });
  buildLogo();
  await Promise.all([buildPhotos(), buildIcons(), buildFonts().then(buildSocialImage)]);
}
