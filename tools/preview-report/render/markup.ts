/** Text that is HTML already. Only `html` makes it, so that what comes from a build is always escaped. */
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

/** A table that can be scrolled sideways by keyboard; `rows` are its rows after the head. */
export const table = (name: string, heads: string[], rows: Markup[]): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

/** A part of the report that opens at a press; nothing when there is nothing in it. */
export const folded = (summary: string, content: Markup, count = 1): Markup =>
  count
    ? html`<details>
        <summary>${summary}</summary>
        ${content}
      </details>`
    : html``;

/** A share from 0 to 1 in percent, never rounded to nothing. */
export function percent(share: number): string {
  if (share > 0 && share < 0.0001) return '< 0.01 %';
  return `${(share * 100).toFixed(2)} %`;
}

/** A number of things, such as "1 link" or "2 links". */
export const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;
