import { resolve } from 'node:path';

/** The copy of the project in which a variant is built (test-support/variants.ts). */
export const variantFolder = (name: string) => resolve('.variants', name);
