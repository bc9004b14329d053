/** Text that is HTML already. Only `html` makes it, so text from a build is always escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | undefined | false | Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function rendered(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(rendered).join('');
  if (part === undefined || part === false) return '';
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A template whose values are escaped, for elements and for quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(rendered)));
}

/** A part of the report with its heading. */
export const section = (id: string, heading: string, content: Markup): Markup =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${content}
  </section>`;

/** A note for an empty list. */
export const note = (text: string): Markup => html`<p class="note">${text}</p>`;

/** A named list of changes; `entries` are its items. */
export const list = (name: string, entries: Markup[]): Markup =>
  html`<ul class="entries" aria-label="${name}">
    ${entries}
  </ul>`;

/** An entry of a list: its place and its content. */
export const entry = (where: Part, content: Part): Markup =>
  html`<li>
    <p class="where">${where}</p>
    <p class="content">${content}</p>
  </li>`;

/** A collapsed list; nothing if it has no entries. */
export const foldedList = (name: string, entries: Markup[]): Markup | false =>
  entries.length > 0 &&
  html`<details>
    <summary>${name}</summary>
    ${list(name, entries)}
  </details>`;
