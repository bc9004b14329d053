/**
 * Puts the site live, once `launch:check` has nothing against it: builds it and hands page and function to
 * Firebase. With a name, `--preview NAME`, the page alone goes to a preview channel instead, which needs
 * no check: it is kept from search engines, labelled, and ends after a week.
 */
import { spawnSync } from 'node:child_process';

import { loadEnv } from '../shared/env';
import { main } from '../shared/cli';

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    throw new Error(
      `"${command} ${args.join(' ')}" failed; the lines above say why. Nothing has gone live by it.`,
    );
  }
}

main(() => {
  const [option, name = ''] = process.argv.slice(2);
  const preview = option === '--preview';
  if (preview && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) {
    throw new Error(
      `A preview needs a name of small letters, digits and dashes, not "${name}": npm run preview:deploy new-prices`,
    );
  }
  if (!preview) run('npm', ['run', 'launch:check']);

  loadEnv();
  const project = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  if (project === '') {
    throw new Error(
      'No Firebase project is set: put NEXT_PUBLIC_FIREBASE_PROJECT_ID and its three neighbours into .env.production.local.',
    );
  }
  run('npm', ['run', 'build'], preview ? { NEXT_PUBLIC_PREVIEW: name } : {});
  const firebase = (...args: string[]) => run('npx', ['firebase', ...args, '--project', project]);
  if (preview) {
    firebase('hosting:channel:deploy', name, '--expires', '7d');
  } else {
    firebase('deploy', '--only', 'hosting,functions');
    console.log('Live. Now look at it: npm run smoke -- https://<your domain>');
  }
});
