/** Makes what the build needs from originals: photographs, icons, the display face. */
import { buildFont } from './font';
import { buildIcons } from './icons';
import { buildPhotos } from './photos';
import { reportError } from './report-error';

Promise.all([buildPhotos(), buildIcons(), buildFont()]).catch(reportError);
