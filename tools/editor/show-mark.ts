import { builtMark } from '@/lib/generated';

const mark = () => fetch(builtMark, { cache: 'no-store' }).then((answer) => answer.text());

/**
 * Reloads the page beside the editor when a save has changed the mark: the development server watches code and
 * content, but not a drawing.
 *
 * @returns a function that stops watching.
 */
export function showMark(): () => void {
  let shown = mark();
  const saves = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => name.endsWith('/api/keystatic/update'))) return;
    const before = shown;
    shown = mark();
    void Promise.all([before, shown]).then(([old, current]) => {
      if (old !== current) window.parent.frames[1]?.location.reload();
    });
  });
  saves.observe({ type: 'resource' });
  return () => saves.disconnect();
}
