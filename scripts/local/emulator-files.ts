import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

import { hostingConfig, hostingTarget } from '../../tools/export/hosting';
import { host, portOffset, ports } from '../shared/ports';

/** What listens on a port of its own. */
const emulators = ['hosting', 'functions', 'hub', 'logging', 'tasks', 'eventarc'] as const;

/** The emulators' configuration with the ports of this run; Hosting's paths start at its folder. */
export const emulatorConfig = `.firebase.${portOffset}.json`;

/**
 * The function as this run's emulator sees it. The emulator reads secrets from the function's folder alone,
 * and each run has its own mail server.
 */
const functionFolder = `runs/${portOffset}`;

/** Writes what the emulators read, for the function to send its mail to the local mail server. */
export function writeEmulatorFiles(): void {
  // A killed run may have left files behind.
  removeEmulatorFiles();
  mkdirSync(functionFolder, { recursive: true });
  for (const folder of ['lib', 'node_modules']) {
    // A junction because Windows lets only administrators make links.
    symlinkSync(resolve('functions', folder), join(functionFolder, folder), 'junction');
  }
  cpSync('functions/package.json', join(functionFolder, 'package.json'));
  writeFileSync(join(functionFolder, '.secret.local'), `SMTP_URL=smtp://${host}:${ports.mail}\n`);

  // Without a build there is no page for Hosting, only the function.
  const built = existsSync(hostingConfig) ? readFileSync(hostingConfig, 'utf8') : undefined;
  const config = (built ? JSON.parse(built) : hostingTarget('site')) as {
    hosting: object;
    functions: object;
    emulators: object;
  };
  const local = {
    ...config,
    // Sites that exist here alone.
    hosting: [
      { site: 'page', ...config.hosting },
      { site: 'editor', ...hostingTarget('editor').hosting },
    ],
    functions: { ...config.functions, source: functionFolder, configDir: 'functions' },
    emulators: {
      ...config.emulators,
      ...Object.fromEntries(emulators.map((name) => [name, { host, port: ports[name] }])),
    },
  };
  writeFileSync(emulatorConfig, JSON.stringify(local));
}

/** Removes what writeEmulatorFiles wrote. */
export function removeEmulatorFiles(): void {
  for (const path of [emulatorConfig, functionFolder]) {
    rmSync(path, { recursive: true, force: true });
  }
}
