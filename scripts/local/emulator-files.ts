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
import { host } from '../shared/ports';

/** What the emulators need a port for. */
export type EmulatorUse = 'page' | 'function' | `emulator ${'hub' | 'log' | 'tasks' | 'events'}`;

/** The emulators' configuration with the ports of this run; Hosting's paths start at its folder. */
export const emulatorConfig = `.firebase.${process.pid}.json`;

/**
 * The function as this run's emulator sees it. The emulator reads secrets from the function's folder alone,
 * and each run has its own mail server.
 */
const functionFolder = `runs/${process.pid}`;

/** Writes what the emulators read, for the function to send its mail to the server at `ports.mail`. */
export function writeEmulatorFiles(ports: Record<EmulatorUse | 'mail', number>): void {
  // A killed run may have left files behind, and numbers of processes come again.
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
      functions: { host, port: ports.function },
      hosting: { host, port: ports.page },
      hub: { host, port: ports['emulator hub'] },
      logging: { host, port: ports['emulator log'] },
      tasks: { host, port: ports['emulator tasks'] },
      eventarc: { host, port: ports['emulator events'] },
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
