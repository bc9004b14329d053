import type { Picture } from '../compare/picture';
import type { Place } from '../compare/places';
import { html, type Markup } from './markup';

/** What a pane shows of a view. */
interface Pane {
  when: 'before' | 'after';
  /** The view and the part of it, for the alternative text. */
  name: string;
  /** The frame, in pixels of the view; equal in both panes of a pair, so that they line up. */
  frame: Place;
  picture: Picture | undefined;
  /** Places to outline, in pixels of the view. */
  places: Place[];
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;

/** A picture within its frame, with the changed places outlined. */
export function pane({ when, name, frame, picture, places }: Pane): Markup {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const outline = ({ left, top, right, bottom }: Place) => {
    const position = [
      `left:${share(left - frame.left, width)}`,
      `top:${share(top - frame.top, height)}`,
      `width:${share(right - left, width)}`,
      `height:${share(bottom - top, height)}`,
    ];
    return html`<span class="place" style="${position.join(';')}"></span>`;
  };
  const image =
    picture &&
    html`<img
      src="${picture.src}"
      width="${picture.width}"
      height="${picture.height}"
      alt="${name}, ${when}"
      style="width:${share(picture.width, width)}"
    />`;
  return html`<figure class="${when}">
    <figcaption>${when === 'before' ? 'Before' : 'After'}</figcaption>
    <div class="picture" style="aspect-ratio:${width}/${height};max-width:${width}px">
      ${image ?? html`<p>The view ends above.</p>`} ${places.map(outline)}
    </div>
  </figure>`;
}
