import { loadEnvConfig } from '@next/env';

/** Loads the .env files of a production build into the environment as Next does, but without its log lines. */
export function loadEnv(): void {
  loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}
