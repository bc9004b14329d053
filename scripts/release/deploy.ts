/**
 * Puts the site live, once `launch:check` has nothing against it: builds it and hands page and function to
 * Firebase. With `--preview [NAME]` the page alone goes to a preview channel instead, which needs no check: it
 * is kept from search engines, labeled, and ends after a week. At /__changes it has the report of what it
 * changes against the live page or, while there is none, against the last committed state.
 */
import { spawnSync } from 'node:child_process';

import { url } from '../../lib/content/company';
import { changesPath } from '../../lib/preview';
import { hostingConfig } from '../../tools/export/hosting';
import { loadEnv } from '../shared/env';
import { main, program, runs } from '../shared/cli';
import { channelIn, channelName, currentBranch, previewNameFor } from './preview-name';

const [option, givenName] = process.argv.slice(2);

/** Explains a failed deploy in a sentence, with what visitors may see now. */
const failed = (state: string) => `The deploy failed; the lines above say why. ${state}`;

/** Puts the build on a channel; returns where it is and when it ends. */
function deployChannel(project: string, name: string) {
  const args = ['hosting:channel:deploy', name, '--expires', '7d', '--config', hostingConfig];
  const { status, stdout } = spawnSync(
    process.execPath,
    [program('firebase-tools', 'firebase'), ...args, '--project', project, '--json'],
    { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] },
  );
  const channel = status === 0 ? channelIn(stdout) : undefined;
  if (channel) return channel;
  console.error(stdout);
  throw new Error(failed('The live site is as it was.'));
}

main(async () => {
  const preview = option === '--preview';
  const name = givenName ?? previewNameFor(await currentBranch(), new Date());
  if (preview && !channelName.test(name)) {
    throw new Error(
      `A preview needs a name of small letters, digits and dashes, not "${name}": npm run preview:deploy new-prices, or none at all.`,
    );
  }
  if (!preview && !runs('scripts/release/launch-check.ts', [])) {
    throw new Error('Set what is listed above, then deploy again. Nothing has gone live.');
  }

  loadEnv();
  const project = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  if (project === '') {
    throw new Error(
      'No Firebase project is set: put NEXT_PUBLIC_FIREBASE_PROJECT_ID and the other three values (docs/operating.md, "Put it live") into .env.production.local.',
    );
  }
  const report = 'tools/preview-report/index.ts';
  const reported = preview && (runs(report, ['--live', url]) || runs(report, []));
  const settings = {
    NEXT_PUBLIC_PREVIEW: preview ? name : '',
    NEXT_PUBLIC_PREVIEW_REPORT: reported ? 'preview-report.html' : '',
  };
  if (!runs('scripts/build/build.ts', [], settings)) {
    throw new Error('The build failed; the lines above say why. Nothing has gone live.');
  }
  if (preview) {
    const channel = deployChannel(project, name);
    const changes = reported
      ? `${channel.address}${changesPath}`
      : 'not reported; the first lines above say why';
    console.log(`\nPreview  ${channel.address}\nChanges  ${changes}\nUntil    ${channel.until}`);
  } else {
    const what = ['--only', 'hosting,functions', '--config', hostingConfig];
    const args = ['deploy', ...what, '--project', project];
    if (!runs(program('firebase-tools', 'firebase'), args)) {
      throw new Error(
        failed(
          'The page or the function may be live already: correct the cause and run "npm run deploy" again, which is safe to repeat.',
        ),
      );
    }
    console.log('Live. Now look at it: npm run smoke -- https://<your domain>');
  }
});
