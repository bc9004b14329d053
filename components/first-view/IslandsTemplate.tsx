import { scriptTemplateId } from '@/lib/marks';
import { builtScripts } from '@/lib/scripts';

/**
 * Holds the islands' script, inert, until firstPaint loads it. A page without islands needs none. The
 * development server hydrates the page by itself.
 */
export function IslandsTemplate() {
  if (process.env.NODE_ENV === 'development') return null;
  const script = `<script src="${builtScripts().islands}"></script>`;
  return <template id={scriptTemplateId} dangerouslySetInnerHTML={{ __html: script }} />;
}
