import { labelOf, mistakesIn } from '@/lib/mistakes';
import { siteSchema, todaySchema } from '@/lib/schema';

import { built, photosIn, schemas, type Form } from './form';

/** Says which descriptions are still those of the photographs before. */
const oldDescriptions = (form: Form) =>
  photosIn(form).flatMap(({ path, photo: { file, alt } }) => {
    const old = built.find((place) => String(place.path) === String(path))?.photo;
    if (!alt || alt !== old?.alt || file === old.file) return [];
    return `${labelOf(siteSchema, [...path, 'alt'])} still describes ${old.file.replace('/photos/', '')}: describe the new photograph.`;
  });

/** Says which texts of today are hidden already, or stay for more than a year. */
const oddEnds = ({ content }: Form) =>
  Object.keys(todaySchema.shape).flatMap((field) => {
    const { until = '' } = (content[field] ?? {}) as { until?: string };
    const days = (Date.parse(until) - Date.now()) / 86_400_000;
    const label = labelOf(todaySchema, [field, 'until']);
    if (days <= 0) return `${label} has passed, so visitors do not see the text.`;
    return days > 365 ? `${label} is in ${until.slice(0, 4)}. Is this the right year?` : [];
  });

/** Says in lines what is wrong with a form. What is wrong with a photograph itself, problemIn says. */
export function warningsIn(form: Form): string {
  const mistakes = mistakesIn(schemas[form.name], form.content);
  const notShown = mistakes.length > 0 ? ['Not shown yet:', ...mistakes] : [];
  return [...notShown, ...oldDescriptions(form), ...oddEnds(form)].join('\n');
}
