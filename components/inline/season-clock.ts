import { closedAttributes, closeNoticeAttribute, noticeAttribute } from '@/lib/dom';
import type { SeasonName } from '@/lib/season';

/** The tab's storage holds under it which notice was closed. */
const noticeKey = 'notice';

/** What the script reads from its own element (SeasonClockScript.tsx). */
interface SeasonClockData extends Partial<Record<SeasonName, string>> {
  /** The company's time zone. */
  zone: string;
  /** Tells this notice from the one that was closed; its end in milliseconds. */
  notice?: string;
  until?: string;
}

/**
 * Says in the root element's attributes whether the notice stands and which shuttles are out of season, now
 * and every minute: a page may stay open, or return from the browser's cache. The build bundles it and
 * SeasonClockScript inlines it before the page's first element, so nothing moves. `winter` and `summer` are the
 * first and last day as "12/15 04/10", both included.
 *
 * A closed notice stays closed in this tab, unless its words change.
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
      root.setAttribute(
        noticeAttribute,
        now < Number(until) && closed !== notice ? 'open' : 'over',
      );
    }
    const day = new Date(now).toLocaleDateString('en-US', {
      timeZone: zone,
      month: '2-digit',
      day: '2-digit',
    });
    for (const season of ['winter', 'summer'] as const) {
      const [opens = '', closes = ''] = dates[season]?.split(' ') ?? [];
      const isWithinOneYear = opens < closes;
      const runs = isWithinOneYear ? day >= opens && day <= closes : day >= opens || day <= closes;
      root.toggleAttribute(closedAttributes[season], !runs);
    }
  };

  addEventListener('click', ({ target }) => {
    // Extensions dispatch clicks on the document too.
    if (!(target as Partial<Element>).closest?.(`[${closeNoticeAttribute}]`)) return;
    closed = notice ?? null;
    check();
    try {
      sessionStorage.setItem(noticeKey, notice ?? '');
    } catch {}
  });
  addEventListener('pageshow', check);
  setInterval(check, 60_000);
  check();
}
