import { Workbench } from '@/tools/editor/Workbench';
import { changesAhead } from '@/lib/content/dates';
import { site } from '@/lib/content/site';

/** What `npm run edit` opens. */
export default function EditPage() {
  const { timeZone, notice, skiShuttle, bikeShuttle } = site;
  const byDate = (season: typeof skiShuttle.season) =>
    season && !season.closedNow ? season : undefined;
  const seasons = { Winter: byDate(skiShuttle.season), Summer: byDate(bikeShuttle.season) };
  const ahead = changesAhead({ timeZone, notice, seasons });
  return <Workbench inbox={process.env.INBOX ?? ''} changes={{ timeZone, ahead }} />;
}
