import { buildFonts } from './fonts';
import { buildIcons } from './icons';
import { buildPhotos } from './photos';
import { buildSocialImage } from './social-image';

/**
 * Makes what the site needs from originals: photographs, icons, the faces, the picture for sharing.
 *
 * @throws an Error with a sentence for each original that can't be used.
 */
export async function buildAssets(): Promise<void> {
  await Promise.all([buildPhotos(), buildIcons(), buildFonts().then(buildSocialImage)]);
}
