import { builtScripts } from '@/lib/scripts';

import { withoutModules } from './without-modules';

/**
 * Inlines firstPaint. It belongs at the start of the document: on a slow network visitors see the hero, and
 * press its button, long before the rest arrives.
 */
export function FirstPaintScript() {
  return (
    <>
      <script data-own="" dangerouslySetInnerHTML={{ __html: builtScripts().firstPaint }} />
      <script data-own="" noModule dangerouslySetInnerHTML={{ __html: withoutModules }} />
    </>
  );
}
