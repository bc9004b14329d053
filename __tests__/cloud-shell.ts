import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

import { newFolder } from './folder';

/**
 * Prepares a folder for each test of a file, to run scripts of `ops/` in. They run on Linux, as in the Cloud
 * Shell.
 *
 * @returns a function that runs a script with stand-ins for Google's programs. `google` is their code, in
 *   which `$*` is the call, and `input` what the operator types. `calls` has each call, followed by the files
 *   that it names and by what it reads from standard input. `commands` has the arguments of gcloud's calls.
 *   Like the real one, gcloud fails if it would have to ask for a project or a permission.
 */
export function newCloudShell() {
  const path = newFolder();
  return (script: string, args: string[], { google = '', input = '' } = {}) => {
    cpSync('ops', path(), { recursive: true });
    const read = (file: string) => readFileSync(path(file), 'utf8').replaceAll(path(), '');
    for (const file of ['calls', 'commands']) writeFileSync(path(file), '');
    const record = `{
  echo "\${0##*/} $*"
  for file in "$@"; do if [ -f "\${file#@}" ]; then cat "\${file#@}"; fi; done
  case "$*" in *--data-file=-*) echo "stdin: $(cat)" ;; esac
} >> "$RECORDS/calls"
[[ $0 != */gcloud ]] || [[ $CLOUDSDK_CORE_PROJECT && $CLOUDSDK_CORE_DISABLE_PROMPTS ]] || exit 1
[[ $0 != */gcloud ]] || { printf '%s\\t' "$@"; echo; } >> "$RECORDS/commands"`;
    for (const name of ['gcloud', 'curl', 'sleep'])
      writeFileSync(path(name), `#!/bin/bash\n${record}\n${google}\n`, { mode: 0o755 });
    const { status, stdout, stderr } = spawnSync('bash', [path(script), ...args], {
      encoding: 'utf8',
      input,
      env: {
        ...process.env,
        PATH: `${path()}:${process.env.PATH}`,
        RECORDS: path(),
        GOOGLE_CLOUD_PROJECT: 'cedar-lines',
      },
    });
    const commands = read('commands').split('\t\n').slice(0, -1);
    return {
      status,
      stdout,
      stderr,
      calls: read('calls'),
      commands: commands.map((line) => line.split('\t')),
    };
  };
}
