/**
 * Puts the site live, once `launch:check` has nothing against it: builds it and hands page and function to
 * Firebase, then the editor, if EDITOR_SITE names its site. With `--preview [NAME]` the page alone goes to a preview channel instead, which needs no check: it
 * is kept from search engines, labeled, and ends after a week.
 */
import { writeFileSync } from 'node:fs';

import { hostingConfig, hostingTarget } from '../../tools/export/hosting';
import { loadEnv } from '../shared/env';
import { main, program, run } from '../shared/cli';

/** What the editor's deploy reads. */
const editorConfig = '.firebase.editor.json';

const [option, name = 'preview'] = process.argv.slice(2);

main(() => {
  const preview = option === '--preview';
  if (preview && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) {
    throw new Error(
      `A preview needs a name of small letters, digits and dashes, not "${name}": npm run preview:deploy new-prices, or none at all.`,
    );
  }
  if (!preview && !run('scripts/release/launch-check.ts', [])) {
    throw new Error('Set what is listed above, then deploy again. Nothing has gone live.');
  }

  loadEnv();
  const project = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  if (project === '') {
    throw new Error(
      'No Firebase project is set: put NEXT_PUBLIC_FIREBASE_PROJECT_ID and the other three values (docs/operating.md, "Put it live") into .env.production.local.',
    );
  }
  const { EDITOR_SITE: editorSite = '', EDITOR_REPOSITORY: repository } = process.env;
  const editor = !preview && editorSite !== '';
  if (editor && !repository) {
    throw new Error(
      'EDITOR_SITE is set, but not EDITOR_REPOSITORY: put the repository that the editor changes, as EDITOR_REPOSITORY=owner/name, into .env.production.local. Nothing has gone live.',
    );
  }
  const settings = { NEXT_PUBLIC_PREVIEW: preview ? name : '' };
  if (!run('scripts/build/build.ts', [], settings)) {
    throw new Error('The build failed; the lines above say why. Nothing has gone live.');
  }
  const [command, state] = preview
    ? [['hosting:channel:deploy', name, '--expires', '7d'], 'The live site is as it was.']
    : [
        ['deploy', '--only', 'hosting,functions'],
        'The page or the function may be live already: correct the cause and run "npm run deploy" again, which is safe to repeat.',
      ];
  const firebase = (args: string[], config: string) =>
    run(program('firebase-tools', 'firebase'), [...args, '--config', config, '--project', project]);
  if (!firebase(command, hostingConfig)) {
    throw new Error(`The deploy failed; the lines above say why. ${state}`);
  }
  if (editor) {
    const hosting = { site: editorSite, ...hostingTarget('editor').hosting };
    writeFileSync(editorConfig, JSON.stringify({ hosting }));
    if (!firebase(['deploy', '--only', 'hosting'], editorConfig)) {
      throw new Error(
        'The page is live, the editor is not; the lines above say why. Correct the cause and run "npm run deploy" again.',
      );
    }
  }
  if (!preview) console.log('Live. Now look at it: npm run smoke -- https://<your domain>');
});
