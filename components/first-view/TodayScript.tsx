import { builtScripts } from '@/lib/content/scripts';
import type { Season, Site } from '@/lib/content/site';
import type { TodayData } from '@/lib/browser/today';

/** A season's first and last day, as the script compares them; none where the date does not matter. */
const daysOf = (season: Season | undefined) =>
  season && !season.closedNow ? `${season.opens} ${season.closes}`.replaceAll('-', '/') : undefined;

/** Inlines lib/browser/today.ts with its data, on pages where something changes by itself. */
export function TodayScript({
  site: { notice, skiShuttle, bikeShuttle, timeZone },
}: {
  site: Pick<Site, 'notice' | 'skiShuttle' | 'bikeShuttle' | 'timeZone'>;
}) {
  const [winter, summer] = [daysOf(skiShuttle.season), daysOf(bikeShuttle.season)];
  if (!notice && !winter && !summer) return null;
  const data: TodayData = {
    zone: timeZone,
    ...(notice && { notice: `${notice.text} ${notice.until}`, until: String(notice.ends) }),
    ...(winter && { winter }),
    ...(summer && { summer }),
  };
  const attributes = Object.entries(data).map(([key, value]) => [`data-${key}`, value] as const);
  return (
    <script
      dangerouslySetInnerHTML={{ __html: builtScripts().today }}
      {...Object.fromEntries(attributes)}
    />
  );
}
