/** Makes what the build needs from originals: photographs, icons, the display face, the picture for sharing. */
import { buildFont } from './fonts';
import { buildIcons } from './icons';
import { buildPhotos } from './photos';
import { main } from '../shared/cli';
import { buildSocialImage } from './social-image';

main(async () => {
  await Promise.all([buildPhotos(), buildIcons(), buildFont().then(buildSocialImage)]);
});
