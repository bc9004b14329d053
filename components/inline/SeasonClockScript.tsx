import type { Notice, Season, Seasons } from '@/lib/content';
import { timeZone } from '@/lib/season';

/** The first and the last day of a season in the form that the script compares. */
const daysOf = (season: Season | undefined) =>
  season && `${season.opens} ${season.closes}`.replaceAll('-', '/');

/**
 * Puts the season-clock script into the document with its data. A page without notice and seasons needs none.
 *
 * @param script the text of the script, from the build.
 */
export function SeasonClockScript({
  script,
  notice,
  seasons: { winter, summer },
}: {
  script: string;
  notice: Notice | undefined;
  seasons: Seasons;
}) {
  if (!notice && !winter && !summer) return null;
  return (
    <script
      data-own=""
      data-zone={timeZone}
      data-notice={notice && `${notice.text} ${notice.until}`}
      data-until={notice?.ends}
      data-winter={daysOf(winter)}
      data-summer={daysOf(summer)}
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
