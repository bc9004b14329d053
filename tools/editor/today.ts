import { fields, type ComponentSchema } from '@keystatic/core';

/**
 * The editor shows what changes by the day at the top, under `today`: the notice and both seasons, which stand
 * elsewhere in content/site.json. The functions here take them there and back.
 */
type Group = Record<string, unknown>;

interface Content extends Group {
  notice?: unknown;
  skiShuttle: Group;
  bikeShuttle: Group;
}

/** What content/site.json holds, parsed, as the editor shows it. */
export function forEditor({ notice, ...content }: Content): Group {
  const { season: winter, ...skiShuttle } = content.skiShuttle;
  const { season: summer, ...bikeShuttle } = content.bikeShuttle;
  return { today: { notice, winter, summer }, ...content, skiShuttle, bikeShuttle };
}

/** Without groups in which nothing is filled in: such a group is not there at all. */
function filled(group: Group): Group {
  const entries = Object.entries(group).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, value]];
    const inner = filled(value as Group);
    return Object.keys(inner).length > 0 ? [[key, inner]] : [];
  });
  return Object.fromEntries(entries);
}

/** What the editor sends, parsed, as content/site.json holds it. */
export function fromEditor(edited: Group): Group {
  const { today, ...content } = filled(edited) as Content & { today?: Group };
  const { notice, winter, summer } = today ?? {};
  return {
    ...(notice !== undefined && { notice }),
    ...content,
    skiShuttle: { ...content.skiShuttle, season: winter },
    bikeShuttle: { ...content.bikeShuttle, season: summer },
  };
}

type Fields = Record<string, ComponentSchema>;

/** The editor's fields for the whole content, with those of today first. */
export function todayFirst({ notice, ...page }: Fields): Fields {
  const withoutSeason = (field: ComponentSchema | undefined) => {
    if (field?.kind !== 'object') throw new Error('A shuttle is no longer a group of fields.');
    const { season, ...rest } = field.fields;
    return { season, shuttle: { ...field, fields: rest } };
  };
  const [ski, bike] = [withoutSeason(page.skiShuttle), withoutSeason(page.bikeShuttle)];
  const today = { notice, winter: ski.season, summer: bike.season } as Fields;
  return {
    today: fields.object(today, { label: 'Today' }),
    ...page,
    skiShuttle: ski.shuttle,
    bikeShuttle: bike.shuttle,
  };
}
