/**
 * Makes the page what it is without script, by showing the content of each `noscript`. Runs only in browsers
 * too old for modules, and so for the page's other scripts. ECMAScript 3.
 */
export const withoutModules = `addEventListener('DOMContentLoaded',function(){for(var all=document.getElementsByTagName('noscript');all[0];)all[0].outerHTML=all[0].textContent})`;
