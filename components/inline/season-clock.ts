import { closedAttributes, closeNoticeAttribute, noticeAttribute } from '@/lib/dom';
import type { SeasonName } from '@/lib/season';

/** The key in the tab's storage of the notice that the visitor closed. */
const noticeKey = 'notice';

/** The data attributes of the script's own element (SeasonClockScript.tsx). */
interface SeasonClockData extends Partial<Record<SeasonName, string>> {
  /** The company's time zone. */
  zone: string;
  /** The words and the end of the notice, which identify it. */
  notice?: string;
  /** When the notice ends, in milliseconds. */
  until?: string;
}

/**
 * Sets attributes of the root element: whether the notice is open, and which shuttles are out of season. It
 * does so at once, every minute and when the page returns from the back-forward cache. SeasonClockScript puts
 * it before the first element that takes up space, so that nothing moves. `winter` and `summer` are the first
 * and the last day, such as "12/15 04/10".
 *
 * A notice that the visitor closed stays closed in this tab until its words or its end change.
 */
export function seasonClock(): void {
  const root = document.documentElement;
  const { zone, notice, until, ...dates } = (document.currentScript as HTMLElement)
    .dataset as unknown as SeasonClockData;
  let closed: string | null = null;
  // Some browsers refuse storage.
  try {
    closed = sessionStorage.getItem(noticeKey);
  } catch {}

  const check = () => {
    const now = Date.now();
    if (notice) {
      root.setAttribute(noticeAttribute, now < Number(until) && closed !== notice ? 'open' : 'over');
    }
    const day = new Date(now).toLocaleDateString('en-US', {
      timeZone: zone,
      month: '2-digit',
      day: '2-digit',
    });
    for (const season of ['winter', 'summer'] as const) {
      const days = dates[season];
      if (!days) continue;
      const [opens = '', closes = ''] = days.split(' ');
      const isWithinOneYear = opens < closes;
      const runs = isWithinOneYear ? day >= opens && day <= closes : day >= opens || day <= closes;
      root.toggleAttribute(closedAttributes[season], !runs);
    }
  };

  addEventListener('click', ({ target }) => {
    // Extensions also dispatch clicks on the document, which has no `closest`.
    if (!(target as Partial<Element>).closest?.(`[${closeNoticeAttribute}]`)) return;
    closed = notice ?? null;
    check();
    // The button is hidden now. On phones, the header's first link is hidden as well.
    for (const link of document.querySelectorAll<HTMLElement>('header a')) {
      link.focus();
      if (link.matches(':focus')) break;
    }
    try {
      sessionStorage.setItem(noticeKey, notice ?? '');
    } catch {}
  });
  addEventListener('pageshow', check);
  setInterval(check, 60_000);
  check();
}
