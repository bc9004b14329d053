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
