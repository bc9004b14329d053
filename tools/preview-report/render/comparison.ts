import type { ChangedView } from '../compare/views';
import { html, type Markup } from './markup';
import { pane } from './pane';

/** Moves the edge with the slider; scrolls a whole view to its first change when it is opened. */
export const script = `
for (const comparison of document.querySelectorAll('.comparison')) {
  const range = comparison.querySelector('[type=range]');
  const panes = comparison.querySelector('.panes');
  const show = () => comparison.style.setProperty('--reveal', range.value + '%');
  const scroll = () => panes.scrollTo({ top: panes.querySelector('.place').offsetTop - 150, behavior: 'instant' });
  range.addEventListener('input', show);
  comparison.addEventListener('toggle', scroll);
  show();
  scroll();
}`;

/** The whole view of both builds, side by side or one above the other with a slider; folded unless open. */
export function comparison(view: ChangedView, open: boolean): Markup {
  const { id, label, before, after, difference } = view;
  const { width, height, places } = difference;
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const mode = (value: string, name: string, checked: string) =>
    html`<label
      ><input type="radio" name="${id}-mode" value="${value}" ${checked} />${name}</label
    >`;
  return html`<details class="comparison" ${open && 'open'}>
    <summary>Whole view</summary>
    <div class="controls">
      <fieldset>
        <legend>Compare</legend>
        ${mode('side', 'Side by side', 'checked')} ${mode('slider', 'With a slider', '')}
      </fieldset>
      <label class="reveal"
        >How much of the change to show
        <input type="range" min="0" max="100" value="50" />
      </label>
    </div>
    <div
      class="panes"
      tabindex="0"
      role="region"
      aria-label="${label}, before and after"
      style="--width:${width}px"
    >
      ${pane({ when: 'before', name: label, frame, picture: before, places })}
      ${pane({ when: 'after', name: label, frame, picture: after, places })}
    </div>
  </details>`;
}
