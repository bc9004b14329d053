import { propertyDiffers, type Property } from '../compare/properties';
import { count } from '../format';
import { entry, foldedList, html, list, note, section, type Markup } from './markup';

/** What the builds tell search engines and social networks. */
export function propertySection(properties: Property[]): Markup {
  const value = (text: string | undefined) => text ?? html`<i>not set</i>`;
  const changed = properties
    .filter(propertyDiffers)
    .map(({ path, before, after }) =>
      entry(
        html`<code>${path}</code>`,
        html`<del>${value(before)}</del> <ins>${value(after)}</ins>`,
      ),
    );
  const same = properties
    .filter((property) => !propertyDiffers(property))
    .map(({ path, after }) => entry(html`<code>${path}</code>`, value(after)));
  const none = 'Neither build tells search engines or social networks anything.';
  const unchanged = 'Search engines and social networks are told the same.';
  return section(
    'data',
    'Structured data',
    html`${
      changed.length
        ? list('Changed structured data', changed)
        : note(properties.length ? unchanged : none)
    }
    ${foldedList(count(same.length, 'unchanged value'), same)}`,
  );
}
