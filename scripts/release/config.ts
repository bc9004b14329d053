import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { hostingConfig, hostingTarget } from '../export/hosting';
import { must } from '../shared/cli';

/** Headers without which no site may go live. */
const requiredHeaders = ['Content-Security-Policy', 'Strict-Transport-Security'];

/** The part of a build's configuration that a deploy reads. */
interface BuiltConfig {
  hosting?: {
    target: string;
    headers?: { source: string; headers: { key: string; value: string }[] }[];
  }[];
}

/**
 * Makes Firebase's configuration for a deploy of the site. It is this folder's firebase.json with a build's
 * files and headers. Nothing else comes from the build's own configuration, because Firebase runs the hooks
 * of its configuration, and this job has credentials.
 *
 * @param build the folder that contains the build's `out`.
 * @throws an Error if a required header is not set for every page.
 */
export function siteConfig(build: string) {
  const built = JSON.parse(readFileSync(join(build, hostingConfig), 'utf8')) as BuiltConfig;
  const headers = built.hosting?.find(({ target }) => target === 'site')?.headers ?? [];
  const everyPageHeaders = headers.filter(({ source }) => source === '**').flatMap((rule) => rule.headers);
  for (const name of requiredHeaders) {
    must(
      everyPageHeaders.some(({ key, value }) => key === name && value !== ''),
      `The build has no ${name} in ${hostingConfig}: run "npm run build", then deploy again. Nothing has gone live.`,
    );
  }
  const { hosting, ...config } = hostingTarget('site');
  return { ...config, hosting: { ...hosting, public: `${build}/out`, headers } };
}

/**
 * Makes the same configuration for the live site.
 *
 * @throws an Error if the build is a preview, which search engines must not show.
 */
export function liveConfig(build: string) {
  const config = siteConfig(build);
  const keys = config.hosting.headers.flatMap(({ headers }) => headers.map(({ key }) => key));
  must(
    keys.every((key) => key.toLowerCase() !== 'x-robots-tag'),
    `The build in ${build} is a preview: run "npm run build", then deploy again. Nothing has gone live.`,
  );
  return config;
}

/** Makes Firebase's configuration for a deploy of the editor to its own Hosting site. */
export const editorConfig = (build: string, site: string) => ({
  hosting: { ...hostingTarget('editor').hosting, site, public: `${build}/out-editor` },
});
