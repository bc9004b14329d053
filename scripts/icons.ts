/** Writes the icon that browsers show beside the title from the company's mark. */
import { writeFileSync } from 'node:fs';

import { markSvg } from '../lib/mark';

writeFileSync('public/favicon.svg', markSvg);
