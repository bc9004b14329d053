import { scriptTemplateId } from '@/lib/dom';
import { scriptPaths } from '@/lib/paths';

/**
 * Holds the islands' script, inert, until firstPaint loads it. A page without islands needs none. The development
 * server hydrates the page by itself.
 */
export function IslandsTemplate() {
  if (process.env.NODE_ENV === 'development') return null;
  const script = `<script data-own src="${scriptPaths.islands}"></script>`;
  return (
    <template data-own="" id={scriptTemplateId} dangerouslySetInnerHTML={{ __html: script }} />
  );
}
