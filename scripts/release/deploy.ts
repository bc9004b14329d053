/**
 * Deploys the site: page, function and, if EDITOR_SITE names its Hosting site, the editor. Before that it
 * runs `launch:check`, compares this folder with the published commits, checks types and builds. Afterward it
 * checks that all of it works.
 *
 * `--preview [NAME]` deploys only the page, to a preview channel that ends after a week. It needs no check,
 * because a preview is labeled and hidden from search engines.
 *
 * `--built FOLDER` deploys what another job has checked and built into FOLDER.
 */
import { parseArgs } from 'node:util';

import { firebaseVariables } from '../../lib/environment';
import { readContent } from '../../lib/load-site';
import { main, must, program, run } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { requireLive } from './checks';
import { editorConfig, liveConfig, siteConfig } from './config';
import { firebase } from './google';
import { unpublished } from './published';

interface Options {
  /** The preview channel's name, or undefined for the live site. */
  channel: string | undefined;
  /** The folder with another job's build, or undefined if this command builds. */
  built: string | undefined;
}

interface Settings {
  /** The id of the Firebase project. */
  project: string;
  /** The editor's Hosting site. It is empty if there is none. */
  editorSite: string;
}

/**
 * @throws an Error that shows a right command if a preview's name is invalid, or a name comes without
 *   `--preview`.
 */
function readOptions(): Options {
  const { values, positionals } = parseArgs({
    options: { preview: { type: 'boolean', default: false }, built: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = 'preview'] = positionals;
  must(
    /^[a-z0-9][a-z0-9-]{0,39}$/.test(name),
    `A preview needs a name of lowercase letters, digits and dashes, not "${name}": npm run preview:deploy new-prices, or none at all.`,
  );
  must(
    values.preview || positionals.length === 0,
    'npm run deploy takes no name; to put a preview on the web: npm run preview:deploy new-prices. Nothing has gone live.',
  );
  return { channel: values.preview ? name : undefined, built: values.built };
}

/**
 * @throws an Error if something would mislead visitors, or if this folder differs from the published commits.
 */
function requireReady(built: string | undefined): void {
  const isReady = run('scripts/release/launch-check.ts', []);
  const problems = [
    isReady ? undefined : 'Set what is listed above, then deploy again.',
    built === undefined ? unpublished('.') : undefined,
  ].filter((problem) => problem !== undefined);
  must(problems.length === 0, [...problems, 'Nothing has gone live.'].join(' '));
}

/** @throws an Error that names a setting that is missing. */
function readSettings({ channel, built }: Options): Settings {
  loadEnv();
  const {
    [firebaseVariables.projectId]: project = '',
    EDITOR_SITE: editorSite = '',
    EDITOR_REPOSITORY: repository = '',
  } = process.env;
  must(project !== '', 'No Firebase project is set: run "npm run settings", which asks for it.');
  const buildsEditor = channel === undefined && built === undefined && editorSite !== '';
  must(
    !buildsEditor || repository !== '',
    'EDITOR_SITE is set, but not EDITOR_REPOSITORY: put the repository that the editor changes, as EDITOR_REPOSITORY=owner/name, into .env.production.local. Nothing has gone live.',
  );
  return { project, editorSite };
}

/** @throws an Error if types, build or function have an error. */
function build({ channel, built }: Options): void {
  const isLive = channel === undefined;
  const failed = 'The build failed. The lines above say why. Nothing has gone live.';
  if (built === undefined) {
    must(
      !isLive || run(program('typescript', 'tsc'), []),
      'The types do not fit. The lines above say where. Nothing has gone live.',
    );
    must(run('scripts/build.ts', [], { NEXT_PUBLIC_PREVIEW: channel ?? '' }), failed);
  } else if (isLive) {
    // Another job's build contains no function.
    must(run('scripts/function.ts', []), failed);
  }
}

async function deployPreview(folder: string, channel: string, { project }: Settings) {
  const options = ['--expires', '7d', '--no-authorized-domains'];
  const command = ['hosting:channel:deploy', channel, ...options];
  const { succeeded, cause } = await firebase(siteConfig(folder), command, project);
  must(succeeded, `The preview failed. ${cause} The live site is as it was.`);
}

async function deployLive(folder: string, { project, editorSite }: Settings) {
  const command = ['deploy', '--only', 'hosting,functions'];
  const site = await firebase(liveConfig(folder), command, project);
  const state = site.hasBegun ? 'The page or the function may be live already.' : 'Nothing has gone live.';
  must(
    site.succeeded,
    `The deploy failed. ${site.cause} ${state} Correct the cause and run "npm run deploy" again.`,
  );
  if (editorSite !== '') {
    const onlyHosting = ['deploy', '--only', 'hosting'];
    const editor = await firebase(editorConfig(folder, editorSite), onlyHosting, project);
    must(
      editor.succeeded,
      `The page is live, the editor is not. ${editor.cause} Correct the cause and run "npm run deploy" again.`,
    );
  }
  // "Typically 2 minutes, potentially 7": https://cloud.google.com/iam/docs/access-change-propagation
  await requireLive(new URL(readContent().url), project, site.hasCreated ? 7 * 60_000 : 0);
  console.log('Live. Now look at it: npm run smoke -- --send-enquiry');
}

main(async () => {
  const options = readOptions();
  const { channel, built } = options;
  const folder = built ?? '.';
  if (channel === undefined) requireReady(built);
  const settings = readSettings(options);
  build(options);
  if (channel === undefined) await deployLive(folder, settings);
  else await deployPreview(folder, channel, settings);
});
