import { scriptTemplateId } from '@/lib/dom';
import { newestScript } from '@/lib/generated/paths';
import { builtScripts } from '@/lib/generated/scripts';

/**
 * Holds the islands' script, inert, until firstPaint loads it, and the newest one for when a deploy has
 * removed it. A page without islands needs none. The development server hydrates the page by itself.
 */
export function IslandsTemplate() {
  if (process.env.NODE_ENV === 'development') return null;
  const scripts = [builtScripts().islands, newestScript('islands')]
    .map((address) => `<script src="${address}"></script>`)
    .join('');
  return <template id={scriptTemplateId} dangerouslySetInnerHTML={{ __html: scripts }} />;
}
