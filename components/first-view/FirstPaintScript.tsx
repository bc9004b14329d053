import { builtScripts } from '@/lib/content/scripts';

/**
 * Makes the page what it is without script, by showing the content of each `noscript`. Runs only in browsers
 * too old for modules, and so for the page's other scripts. ECMAScript 3.
 */
const withoutModules = `addEventListener('DOMContentLoaded',function(){for(var all=document.getElementsByTagName('noscript');all[0];)all[0].outerHTML=all[0].textContent})`;

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
