import { loadEnvConfig } from '@next/env';

/** Reads the .env files of a production build into the environment, as Next does, without a word. */
export function loadEnv(): void {
  loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}
