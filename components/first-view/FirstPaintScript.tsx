import { scriptTemplateId } from '@/lib/marks';
import { builtScripts } from '@/lib/scripts';

/**
 * Inlines firstPaint, with the islands' script in the template that it loads it from. Both belong at the
 * start of the document: on a slow network visitors see the hero, and press its button, long before the
 * rest has arrived. The development server hydrates the page by itself.
 */
export function FirstPaintScript() {
  const { firstPaint, islands } = builtScripts();
  return (
    <>
      {process.env.NODE_ENV !== 'development' && (
        <template
          id={scriptTemplateId}
          dangerouslySetInnerHTML={{ __html: `<script src="${islands}"></script>` }}
        />
      )}
      <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
    </>
  );
}
