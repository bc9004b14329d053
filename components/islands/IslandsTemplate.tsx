import { scriptTemplateId } from '@/lib/dom';
import { newestScript } from '@/lib/paths';
import { builtScripts } from '@/lib/scripts';

/**
 * Holds the islands' script, inert, until firstPaint loads it, and the newest one for when a deploy has
 * removed it. A page without islands needs none. The development server hydrates the page by itself.
 */
export function IslandsTemplate() {
  if (process.env.NODE_ENV === 'development') return null;
  const scripts = [builtScripts().islands, newestScript('islands')]
    .map((address) => `<script data-own src="${address}"></script>`)
    .join('');
  return (
    <template data-own="" id={scriptTemplateId} dangerouslySetInnerHTML={{ __html: scripts }} />
  );
}
