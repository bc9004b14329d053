import { readFileSync } from 'node:fs';

import { builtLogo } from './paths';

/** The company's logo as SVG, as the build has cleaned it; the favicon is the same file. */
export const logoSvg = (): string => readFileSync(`public${builtLogo}`, 'utf8');
