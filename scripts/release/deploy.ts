/**
 * Puts the site live, if `launch:check` has nothing against it and this folder is what was published: checks types,
 * builds, and hands page, function and (if EDITOR_SITE names its site) editor to Firebase. `--preview [NAME]` hands
 * the page alone to a preview channel, which needs no check: it is kept from search engines, labeled, and ends
 * after a week.
 *
 * `--built FOLDER` deploys what another job has checked and built into FOLDER.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { main, must, program, run } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { editorConfig, siteConfig } from './config';
import { unpublished } from './published';

/** What Firebase reads; git ignores it. */
const configFile = '.firebase.deploy.json';

main(() => {
  const { values, positionals } = parseArgs({
    options: { preview: { type: 'boolean', default: false }, built: { type: 'string' } },
    allowPositionals: true,
  });
  const { preview, built } = values;
  const [name = 'preview'] = positionals;
  must(
    /^[a-z0-9][a-z0-9-]{0,39}$/.test(name),
    `A preview needs a name of small letters, digits and dashes, not "${name}": npm run preview:deploy new-prices, or none at all.`,
  );
  must(
    preview || positionals.length === 0,
    'npm run deploy takes no name; to put a preview on the web: npm run preview:deploy new-prices. Nothing has gone live.',
  );
  if (!preview) {
    const isReady = run('scripts/release/launch-check.ts', []);
    const problems = [
      isReady ? undefined : 'Set what is listed above, then deploy again.',
      built ? undefined : unpublished(),
    ].filter((problem) => problem !== undefined);
    must(problems.length === 0, [...problems, 'Nothing has gone live.'].join(' '));
  }
  loadEnv();
  const {
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: project = '',
    EDITOR_SITE: editorSite = '',
    EDITOR_REPOSITORY: repository = '',
  } = process.env;
  must(
    project !== '',
    'No Firebase project is set: put NEXT_PUBLIC_FIREBASE_PROJECT_ID and the other three values (docs/operating.md, "Put it live") into .env.production.local.',
  );
  must(
    preview || Boolean(built) || editorSite === '' || repository !== '',
    'EDITOR_SITE is set, but not EDITOR_REPOSITORY: put the repository that the editor changes, as EDITOR_REPOSITORY=owner/name, into .env.production.local. Nothing has gone live.',
  );
  must(
    preview || Boolean(built) || run(program('typescript', 'tsc'), []),
    'The types do not fit; the lines above say where. Nothing has gone live.',
  );
  // A build of another job brings no function, which no preview needs: it is compiled here.
  must(
    built
      ? preview || run(program('typescript', 'tsc'), ['-p', 'functions'])
      : run('scripts/build.ts', [], { NEXT_PUBLIC_PREVIEW: preview ? name : '' }),
    'The build failed; the lines above say why. Nothing has gone live.',
  );

  const firebase = (config: object, command: string[]) => {
    writeFileSync(configFile, JSON.stringify(config));
    const options = ['--config', configFile, '--project', project];
    return run(program('firebase-tools', 'firebase'), [...command, ...options]);
  };
  const build = built ?? '.';
  if (preview) {
    const channel = ['hosting:channel:deploy', name, '--expires', '7d', '--no-authorized-domains'];
    must(
      firebase(siteConfig(build), channel),
      'The preview failed; the lines above say why. The live site is as it was.',
    );
    return;
  }
  must(
    firebase(siteConfig(build), ['deploy', '--only', 'hosting,functions']),
    'The deploy failed; the lines above say why. The page or the function may be live already: correct the cause and run "npm run deploy" again, which is safe to repeat.',
  );
  must(
    editorSite === '' || firebase(editorConfig(build, editorSite), ['deploy', '--only', 'hosting']),
    'The page is live, the editor is not; the lines above say why. Correct the cause and run "npm run deploy" again.',
  );
  console.log('Live. Now look at it: npm run smoke -- --send-enquiry');
});
