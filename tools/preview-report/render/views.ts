import type { Region } from '../compare/pictures';
import { looksChanged, type Look, type Picture } from '../compare/views';
import { count, folded, html, percent, type Markup } from './markup';

/** How a view changed, in a few words. */
export function verdict(look: Look): string {
  if (look.difference) return look.difference.share ? percent(look.difference.share) : 'unchanged';
  if (look.before) return 'not reached in the change';
  return look.after ? 'only in the change' : 'reached in neither build';
}

const image = ({ src, width, height }: Picture, alt: string, style = '') =>
  html`<img src="${src}" width="${width}" height="${height}" alt="${alt}" style="${style}" />`;

function pane(look: Look, when: 'before' | 'after'): Markup {
  const picture = look[when];
  const size = look.difference ?? picture ?? { width: 1, height: 1 };
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  const box = ({ left, top, right, bottom }: Region, index: number) => {
    const id = when === 'after' ? html`id="${look.id}-${index + 1}"` : '';
    const place = [
      `left:${share(left, size.width)}`,
      `top:${share(top, size.height)}`,
      `width:${share(right - left, size.width)}`,
      `height:${share(bottom - top, size.height)}`,
    ].join(';');
    return html`<span class="region" ${id} style="${place}"><b>${index + 1}</b></span>`;
  };
  const name = when === 'before' ? 'Before' : 'After';
  return html`<figure class="${when}">
    <figcaption>${name}</figcaption>
    <div
      class="picture"
      style="aspect-ratio:${size.width}/${size.height};max-width:${size.width}px"
    >
      ${
        picture
          ? image(picture, `${look.label}, ${when}`, `width:${share(picture.width, size.width)}`)
          : html`<p>${verdict(look)}</p>`
      }
      ${(look.difference?.regions ?? []).map(box)}
    </div>
  </figure>`;
}

function changed(look: Look): Markup {
  const places = look.difference?.regions ?? [];
  const { width } = look.difference ?? look.after ?? look.before ?? { width: 0 };
  const mode = (value: string, label: string, checked: string) =>
    html`<label
      ><input type="radio" name="${look.id}-mode" value="${value}" ${checked} />${label}</label
    >`;
  return html`<article id="${look.id}" aria-labelledby="${look.id}-heading">
    <h3 id="${look.id}-heading">${look.label}</h3>
    <p>
      ${
        look.difference
          ? html`<strong>${verdict(look)}</strong> of the pixels changed, in
              ${count(places.length, 'place')}:
              <span class="places"
                >${places.map(
                  (_, index) =>
                    html`<a href="#${look.id}-${index + 1}" aria-label="Place ${index + 1}"
                      >${index + 1}</a
                    > `,
                )}</span
              >`
          : html`<strong>${verdict(look)}</strong>`
      }
    </p>
    <div class="controls">
      <fieldset>
        <legend>Compare</legend>
        ${mode('side', 'Side by side', 'checked')} ${mode('slider', 'With a slider', '')}
      </fieldset>
      <label class="reveal"
        >How much of the change to show
        <input type="range" min="0" max="100" value="50" data-reveal />
      </label>
    </div>
    <div
      class="panes"
      tabindex="0"
      role="region"
      aria-label="${look.label}, before and after"
      style="--width:${width}px"
    >
      ${pane(look, 'before')}${pane(look, 'after')}
    </div>
  </article>`;
}

function unchanged(look: Look): Markup {
  const picture = look.after;
  const shown = picture
    ? html`<div class="alone" tabindex="0" role="group" aria-label="${look.label}">
        ${image(picture, `${look.label}, in both builds`)}
      </div>`
    : html`<p>Neither build gets there.</p>`;
  return html`<div id="${look.id}">${folded(`${look.label}: ${verdict(look)}`, shown)}</div>`;
}

/** Every view: those that changed to be compared, the others folded. */
export const lookSection = (looks: Look[]): Markup => {
  const [same, different] = [
    looks.filter((look) => !looksChanged(look)),
    looks.filter(looksChanged),
  ];
  return html`<section aria-labelledby="look">
    <h2 id="look">Look</h2>
    ${different.map(changed)} ${same.map(unchanged)}
  </section>`;
};
