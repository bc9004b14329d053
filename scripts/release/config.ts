import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { hostingConfig, hostingTarget } from '../export/hosting';
import { must } from '../shared/cli';

/** Without these, a site must not go live. */
const required = ['Content-Security-Policy', 'Strict-Transport-Security'];

/** What is read here of a build's configuration. */
interface BuiltConfig {
  hosting?: {
    target: string;
    headers?: { source: string; headers: { key: string; value: string }[] }[];
  }[];
}

/**
 * Firebase's configuration for a deploy of the site: this folder's firebase.json, with the files and the headers of
 * a build. Nothing else comes from the build's own configuration, because Firebase would run the hooks in it with
 * this job's credentials.
 *
 * @param build the folder that has the build's `out`.
 * @throws an Error when the build has no policy for every page.
 */
export function siteConfig(build: string) {
  const built = JSON.parse(readFileSync(join(build, hostingConfig), 'utf8')) as BuiltConfig;
  const headers = built.hosting?.find(({ target }) => target === 'site')?.headers ?? [];
  const ofEveryPage = headers
    .filter(({ source }) => source === '**')
    .flatMap((rule) => rule.headers);
  for (const name of required) {
    must(
      ofEveryPage.some(({ key, value }) => key === name && value !== ''),
      `The build has no ${name} in ${hostingConfig}: run "npm run build", then deploy again. Nothing has gone live.`,
    );
  }
  const { hosting, ...config } = hostingTarget('site');
  return { ...config, hosting: { ...hosting, public: `${build}/out`, headers } };
}

/** Firebase's configuration for a deploy of the editor, to a Hosting site of its own. */
export const editorConfig = (build: string, site: string) => ({
  hosting: { ...hostingTarget('editor').hosting, site, public: `${build}/out-editor` },
});
