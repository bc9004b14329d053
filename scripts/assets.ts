/** Makes what the build needs from originals: photographs, icons, the display face. */
import { buildFont } from './font';
import { buildIcons } from './icons';
import { buildPhotos } from './photos';

Promise.all([buildPhotos(), buildIcons(), buildFont()]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
