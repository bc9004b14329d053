import { scriptPaths } from '@/lib/paths';

/**
 * Holds the islands' script until the first-paint script loads it, with an address for each attempt. The browser does
 * not run what a template holds. A page without islands needs none.
 */
export function IslandsTemplate() {
  const scripts = ['', '?1', '?2', '?3']
    .map((attempt) => `<script data-own src="${scriptPaths.islands}${attempt}"></script>`)
    .join('');
  return <template data-own="" id="islands-script" dangerouslySetInnerHTML={{ __html: scripts }} />;
}
