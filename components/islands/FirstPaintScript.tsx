import { builtScripts } from '@/lib/generated/scripts';

import { withoutModules } from './first-paint';

/**
 * Inlines firstPaint. It belongs at the start of the document: on a slow network visitors see the hero, and
 * press its button, long before the rest arrives.
 */
export function FirstPaintScript() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: builtScripts().firstPaint }} />
      <script noModule dangerouslySetInnerHTML={{ __html: withoutModules }} />
    </>
  );
}
