/** Makes what the build needs from originals: photographs, icons, the display face, the picture for sharing. */
import { buildFont } from './font';
import { buildIcons } from './icons';
import { buildPhotos } from './photos';
import { reportError } from './report-error';
import { buildSocialImage } from './social';

Promise.all([buildPhotos(), buildIcons(), buildFont().then(buildSocialImage)]).catch(reportError);
