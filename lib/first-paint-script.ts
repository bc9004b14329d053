import { readFileSync } from 'node:fs';

/** The build bundles the first-paint script into this file (scripts/export/bundle.ts). */
export const firstPaintFile = '.first-paint.js';

export const loadFirstPaintScript = () => readFileSync(firstPaintFile, 'utf8');
