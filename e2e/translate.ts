/**
 * Runs in the page: translates it as Chrome and Edge do, now and whenever a text is added. Each text node makes
 * way for two `font` elements around another one.
 *
 * @param prefix put before each text, in place of another language.
 */
export function translate(prefix: string): void {
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, head, script, noscript'))
        continue;
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
      inner!.append(prefix + text.data);
      outer!.append(inner!);
      text.replaceWith(outer!);
    }
  };
  new MutationObserver(replaceTexts).observe(document, { childList: true, subtree: true });
  replaceTexts();
}
