/**
 * Shows the content of each `noscript`, as if JavaScript were off. Only browsers without modules run it. They are too
 * old for the page's other scripts, so this one is ECMAScript 3.
 */
export const withoutModules = `addEventListener('DOMContentLoaded',function(){for(var all=document.getElementsByTagName('noscript');all[0];)all[0].outerHTML=all[0].textContent})`;
