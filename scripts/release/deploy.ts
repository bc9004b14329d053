/**
 * Puts the site live, once `launch:check` has nothing against it: builds it and hands page and function to
 * Firebase. With a name, `--preview NAME`, the page alone goes to a preview channel instead, which needs
 * no check: it is kept from search engines, labeled, and ends after a week.
 */
import { previewConfig } from '../build/hosting';
import { loadEnv } from '../shared/env';
import { main, program, runs } from '../shared/cli';

const [option, name = ''] = process.argv.slice(2);

/** @throws an Error that ends with what visitors may see now. */
function firebase(project: string, args: string[], onFailure: string) {
  if (!runs(program('firebase-tools', 'firebase'), [...args, '--project', project])) {
    throw new Error(`The deploy failed; the lines above say why. ${onFailure}`);
  }
}

main(() => {
  const preview = option === '--preview';
  if (preview && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) {
    throw new Error(
      `A preview needs a name of small letters, digits and dashes, not "${name}": npm run preview:deploy new-prices`,
    );
  }
  if (!preview && !runs('scripts/release/launch-check.ts', [])) {
    throw new Error('Set what is listed above, then deploy again. Nothing has gone live by it.');
  }

  loadEnv();
  const project = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  if (project === '') {
    throw new Error(
      'No Firebase project is set: put NEXT_PUBLIC_FIREBASE_PROJECT_ID and its three neighbours into .env.production.local.',
    );
  }
  if (!runs('scripts/build/build.ts', [], { NEXT_PUBLIC_PREVIEW: preview ? name : '' })) {
    throw new Error('The build failed; the lines above say why. Nothing has gone live by it.');
  }
  if (preview) {
    firebase(
      project,
      ['hosting:channel:deploy', name, '--expires', '7d', '--config', previewConfig],
      'The live site is as it was.',
    );
  } else {
    firebase(
      project,
      ['deploy', '--only', 'hosting,functions'],
      'The page or the function may be live already: correct the cause and run "npm run deploy" again, which is safe to repeat.',
    );
    console.log('Live. Now look at it: npm run smoke -- https://<your domain>');
  }
});
