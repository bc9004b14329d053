import { builtScripts } from '@/lib/scripts';

/**
 * Makes the page what it is without script, by showing what stands in each `noscript`. For browsers that are
 * too old for modules and so for everything else that the page runs; the others skip it. ECMAScript 3.
 */
const withoutModules = `addEventListener('DOMContentLoaded',function(){for(var all=document.getElementsByTagName('noscript');all[0];)all[0].outerHTML=all[0].textContent})`;

/**
 * Inlines firstPaint. It belongs at the start of the document: on a slow network visitors see the hero, and
 * press its button, long before the rest has arrived.
 */
export function FirstPaintScript() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: builtScripts().firstPaint }} />
      <script noModule dangerouslySetInnerHTML={{ __html: withoutModules }} />
    </>
  );
}
