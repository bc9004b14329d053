import { builtScripts } from '@/lib/generated/scripts';
import type { Season, Site } from '@/lib/content/site';
import type { SeasonClockData } from '@/lib/browser/season-clock';

/** A season's first and last day, as the script compares them; none where the date does not matter. */
const daysOf = (season: Season | undefined) =>
  season && !season.closedNow ? `${season.opens} ${season.closes}`.replaceAll('-', '/') : undefined;

/** Inlines lib/browser/season-clock.ts with its data, on pages where something changes by itself. */
export function SeasonClockScript({
  site: { notice, skiShuttle, bikeShuttle, timeZone },
}: {
  site: Pick<Site, 'notice' | 'skiShuttle' | 'bikeShuttle' | 'timeZone'>;
}) {
  const winter = daysOf(skiShuttle.season);
  const summer = daysOf(bikeShuttle.season);
  if (!notice && !winter && !summer) return null;
  const data: SeasonClockData = {
    zone: timeZone,
    ...(notice && { notice: `${notice.text} ${notice.until}`, until: String(notice.ends) }),
    ...(winter && { winter }),
    ...(summer && { summer }),
  };
  const attributes = Object.entries(data).map(([key, value]) => [`data-${key}`, value] as const);
  return (
    <script
      dangerouslySetInnerHTML={{ __html: builtScripts().seasonClock }}
      {...Object.fromEntries(attributes)}
    />
  );
}
