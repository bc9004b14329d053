import { scriptPaths } from '@/lib/paths';

/**
 * Holds the islands' script until the first-paint script loads it. The browser does not run what a template holds. A
 * page without islands needs none.
 */
export function IslandsTemplate() {
  const script = `<script data-own src="${scriptPaths.islands}"></script>`;
  return <template data-own="" id="islands-script" dangerouslySetInnerHTML={{ __html: script }} />;
}
