import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

import { newFolder } from './folder';

/**
 * Prepares a folder for each test of a file, to run scripts of `ops/` in. They run on Linux, as in the Cloud
 * Shell, with stand-ins for Google's programs. Like the real one, gcloud fails if it would have to ask for a
 * project or a permission.
 */
export function newCloudShell() {
  const path = newFolder();

  /** Copies the scripts into the folder, and returns it with the environment that they need. */
  const prepare = (google: string) => {
    cpSync('ops', path(), { recursive: true });
    writeFileSync(path('calls'), '');
    const record = `{
  printf '%s\\t' "\${0##*/}" "$@"; echo
  for file in "$@"; do if [ -f "\${file#@}" ]; then cat "\${file#@}"; fi; done
  case "$*" in *--data-file=-*) echo "stdin: $(cat)" ;; esac
} >> "$RECORDS/calls"
[[ $0 != */gcloud ]] || [[ $CLOUDSDK_CORE_PROJECT && $CLOUDSDK_CORE_DISABLE_PROMPTS ]] || exit 1`;
    for (const name of ['gcloud', 'sleep'])
      writeFileSync(path(name), `#!/bin/bash\n${record}\n${google}\n`, { mode: 0o755 });
    const PATH = `${path()}:${process.env.PATH}`;
    return {
      cwd: path(),
      env: { ...process.env, PATH, RECORDS: path(), GOOGLE_CLOUD_PROJECT: 'cedar-lines' },
    };
  };

  /**
   * Runs a script. `calls` has each call, followed by the files that it names and by what it reads from
   * standard input. `commands` has the arguments of gcloud's calls.
   *
   * @param google the code of the stand-ins for Google's programs, in which `$*` is the call.
   * @param input what the operator types.
   */
  const run = (script: string, args: string[], { google = '', input = '' } = {}) => {
    const { status, stdout, stderr } = spawnSync('bash', [script, ...args], {
      ...prepare(google),
      encoding: 'utf8',
      input,
      // The limit only ends a script that asks for ever.
      timeout: 120_000,
    });
    const records = readFileSync(path('calls'), 'utf8').replaceAll(path(), '');
    const commands = [...records.matchAll(/^gcloud\t(.*)\t$/gm)].map(([, line = '']) => line.split('\t'));
    return {
      status,
      stdout,
      stderr,
      commands,
      calls: records.replaceAll('\t\n', '\n').replaceAll('\t', ' '),
    };
  };
  return { prepare, run };
}
