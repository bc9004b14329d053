import { readFileSync } from 'node:fs';

import { builtMark } from '../generated';

/** The company's mark as SVG, as the build has cleaned it; the favicon is the same file. */
export const markSvg = (): string => readFileSync(`public${builtMark}`, 'utf8');
