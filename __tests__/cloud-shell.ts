import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

import { newFolder } from './folder';

/**
 * Prepares a folder for each test of a file, to run scripts of `ops/` in. They run on Linux, as in the Cloud
 * Shell.
 *
 * @returns a function that runs a script with stand-ins for Google's programs. `gcloud` is the stand-in's
 *   code, in which `$*` is the call, and `input` what the operator types. `calls` has each call, followed by
 *   the files that it names and by what it reads from standard input.
 */
export function newCloudShell() {
  const path = newFolder();
  return (script: string, args: string[], { gcloud = '', input = '' } = {}) => {
    cpSync('ops', path(), { recursive: true });
    const record = `{
  echo "$(basename "$0") $*"
  for file in "$@"; do if [ -f "\${file#@}" ]; then cat "\${file#@}"; fi; done
  case "$*" in *--data-file=-*) echo "stdin: $(cat)" ;; esac
} >> "$CALLS"`;
    for (const name of ['gcloud', 'curl', 'sleep']) {
      const program = `#!/bin/sh\n${record}\n${name === 'gcloud' ? gcloud : ''}\n`;
      writeFileSync(path(name), program, { mode: 0o755 });
    }
    const { status, stdout, stderr } = spawnSync('bash', [path(script), ...args], {
      encoding: 'utf8',
      input,
      env: {
        ...process.env,
        PATH: `${path()}:${process.env.PATH}`,
        CALLS: path('calls'),
        GOOGLE_CLOUD_PROJECT: 'cedar-lines',
      },
    });
    const calls = existsSync(path('calls')) ? readFileSync(path('calls'), 'utf8') : '';
    return { status, stdout, stderr, calls };
  };
}
