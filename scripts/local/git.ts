import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a program that was run has ended. */
interface Ended {
  code: number | string;
  stdout: string;
  stderr: string;
}

/**
 * Runs Git or GitHub's `gh` without ever asking in the window for commands, in plain English.
 *
 * @param input what it reads.
 * @returns how it has ended; after a minute without an end, `code` is `'SIGTERM'`.
 */
export function run(
  program: 'git' | 'gh',
  args: string[],
  folder: string,
  env: Record<string, string> = {},
  input = '',
): Promise<Ended> {
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      env: {
        ...process.env,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GH_PROMPT_DISABLED: '1',
        ...env,
      },
      timeout: 60_000,
      maxBuffer: Infinity,
    };
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? (error.code ?? error.signal ?? 1) : 0, stdout, stderr });
    });
    // A program that does not read it may have ended.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** Runs a Git command and returns what it prints. */
export type Git = (args: string[], input?: string) => Promise<string>;

/** What a failure means, and what to do about it; the first sign that is found counts. */
const meanings: [sign: RegExp, sentence: string][] = [
  [/^ENOENT/, 'Git is not on this computer: install it from https://git-scm.com.'],
  [
    /tell me who you are|empty ident/i,
    'Git does not know who you are: run git config --global user.name "Your Name" and git config --global user.email you@your-domain.com, then try again.',
  ],
  [
    /couldn't find remote ref/,
    'The repository has no branch "main" yet: run "git push origin HEAD:main" once.',
  ],
  [
    /overwritten|not uptodate/,
    'it changes a file that is changed here too: keep that with "git commit", or undo it with "git restore".',
  ],
  [
    /permission|denied|authentication|could not read (username|password)|\b40[13]\b|repository .*not found|declined|protected/i,
    'The repository does not let you in: sign in with "gh auth login" and "gh auth setup-git", or ask its owner for the right to write.',
  ],
  [
    /could not (resolve|connect|read from remote)|unable to access|timed out|^SIGTERM/i,
    'The repository could not be reached: check the network and its address ("git remote -v"), then try again.',
  ],
];

/**
 * Git in a folder.
 *
 * @returns a function that throws an Error with a sentence when Git fails.
 */
export const gitIn =
  (folder: string, env?: Record<string, string>): Git =>
  async (args, input) => {
    const { code, stdout, stderr } = await run('git', args, folder, env, input);
    if (code === 0) return stdout;
    const failure = `${code} ${stderr}`;
    const [, sentence] = meanings.find(([sign]) => sign.test(failure)) ?? [];
    throw new Error(sentence ?? `git ${args.join(' ')} failed: ${stderr.trim() || code}`);
  };

/** Whether a Git command succeeds. */
export const holds = (git: Git, ...args: string[]) =>
  git(args).then(
    () => true,
    () => false,
  );

/** Does work with an index of its own, so that nothing that is staged in the repository's changes. */
export async function withOwnIndex<Result>(
  folder: string,
  work: (git: Git) => Promise<Result>,
): Promise<Result> {
  const place = mkdtempSync(join(tmpdir(), 'index-'));
  try {
    return await work(gitIn(folder, { GIT_INDEX_FILE: join(place, 'index') }));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
