import { existsSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { readUtf8 } from '../../lib/utf8';

/**
 * Makes the environment that of a production build, and loads its .env files in Next's order. A variable that
 * is set keeps its value.
 */
export function loadEnv(): void {
  // Some computers set it to "development" for all programs. Next then builds pages that do not render.
  Object.assign(process.env, { NODE_ENV: 'production' });
  for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'].filter(existsSync)) {
    const variables = parseEnv(readUtf8(file));
    Object.assign(process.env, { ...variables, ...process.env });
  }
}
