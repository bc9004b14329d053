import { loadEnvConfig } from '@next/env';

import { utf8Text } from '../../lib/utf8';

/**
 * Makes the environment that of a production build, and loads its .env files as Next does, but without its
 * log lines.
 *
 * @throws an Error that names a file that is not in UTF-8.
 */
export function loadEnv(): void {
  // Some computers set it to "development" for all programs. Next then builds pages that do not render.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const log = { info: () => undefined, error: console.error };
  const { loadedEnvFiles } = loadEnvConfig(process.cwd(), false, log);
  for (const { path, contents } of loadedEnvFiles) utf8Text(path, contents);
}
