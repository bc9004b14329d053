import { timeZone } from '@/lib/company';
import type { Season, Site } from '@/lib/content';
import { builtScripts } from '@/lib/scripts';

/** A season's first and last day, as the script compares them. */
const daysOf = (season: Season | undefined) =>
  season && `${season.opens} ${season.closes}`.replaceAll('-', '/');

/** Inlines lib/browser/season-clock.ts with its data, on pages where something changes by itself. */
export function SeasonClockScript({
  notice,
  winter,
  summer,
}: Pick<Site, 'notice' | 'winter' | 'summer'>) {
  if (!notice && !winter && !summer) return null;
  return (
    <script
      data-own=""
      data-zone={timeZone}
      data-notice={notice && `${notice.text} ${notice.until}`}
      data-until={notice?.ends}
      data-winter={daysOf(winter)}
      data-summer={daysOf(summer)}
      dangerouslySetInnerHTML={{ __html: builtScripts().seasonClock }}
    />
  );
}
