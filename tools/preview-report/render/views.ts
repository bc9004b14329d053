import type { Crop } from '../compare/crops';
import type { Picture } from '../compare/picture';
import type { ChangedView, ViewChange } from '../compare/views';
import { count, percent } from '../format';
import { comparison } from './comparison';
import { html, note, section, type Markup } from './markup';
import { pane } from './pane';

const whole = (label: string, { src, width, height }: Picture) =>
  html`<div class="alone" tabindex="0" role="group" aria-label="${label}">
    <img src="${src}" width="${width}" height="${height}" alt="${label}" />
  </div>`;

const article = (id: string, label: string, content: Markup) =>
  html`<article id="${id}" aria-labelledby="${id}-heading">
    <h3 id="${id}-heading">${label}</h3>
    ${content}
  </article>`;

function crop(label: string, { place, frame, before, after }: Crop, index: number): Markup {
  const shared = { name: `${label}, place ${index + 1}`, frame, places: [place] };
  return html`<li style="--width:${frame.right - frame.left}px">
    ${pane({ ...shared, when: 'before', picture: before })}
    ${pane({ ...shared, when: 'after', picture: after })}
  </li>`;
}

function changed(view: ChangedView): Markup {
  const { label, difference, crops } = view;
  const places = crops.length
    ? count(crops.length, 'place')
    : `${count(difference.places.length, 'place')} all over the view`;
  return html`<p>${percent(difference.share)} of the pixels changed, in ${places}.</p>
    ${
      crops.length > 0 &&
      html`<ol class="crops" role="list" aria-label="Changed places">
        ${crops.map((each, index) => crop(label, each, index))}
      </ol>`
    }
    ${comparison(view, crops.length === 0)}`;
}

function different(view: ViewChange): Markup {
  const { id, label, state } = view;
  switch (state) {
    case 'changed':
      return article(id, label, changed(view));
    case 'removed':
      return article(
        id,
        label,
        html`${note('Only before: the new build does not get there.')} ${whole(label, view.picture)}`,
      );
    case 'added':
      return article(
        id,
        label,
        html`${note('Only after: the old build does not get there.')} ${whole(label, view.picture)}`,
      );
    case 'unreached':
      return article(id, label, note('Not compared: neither build gets there.'));
    case 'unchanged':
      return html``;
  }
}

/** Every view: pictures of the changed places, then the unchanged views, folded. */
export function viewSection(views: ViewChange[]): Markup {
  const unchanged = views.filter((view) => view.state === 'unchanged');
  const fold =
    unchanged.length > 0 &&
    html`<details>
      <summary>${count(unchanged.length, 'unchanged view')}</summary>
      ${unchanged.map(
        ({ id, label, picture }) =>
          html`<details id="${id}">
            <summary>${label}</summary>
            ${whole(`${label}, in both builds`, picture)}
          </details>`,
      )}
    </details>`;
  const nothing = unchanged.length === views.length && note('Every view is the same.');
  return section('views', 'Views', html`${nothing} ${views.map(different)} ${fold}`);
}
