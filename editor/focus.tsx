// Depends on the inside of @sveltia/cms: the attribute `data-key-path` of its fields, and that React renders controls.
/** The field for the focus of a photograph: a mark on the picture, and what each screen shows of it. */
import type { CustomFieldControlProps } from '@sveltia/cms';
// Sveltia has its own copy of React. Hooks of this copy would fail in it, but classes work.
import { Component, type PointerEvent } from 'react';

import type { Photograph } from '@/lib/content';
import type { Crop, PhotoSection } from '@/lib/crops';
import { axes } from '@/lib/schema';

import { formOf, pathOf, photosIn, type Form } from './form';
import { preparedOf, type Prepared } from './photographs';

type Props = Omit<CustomFieldControlProps, 'value'> & { value: Photograph['focus'] };

/** The screens with a crop. A crop without a media query is for all that no other crop is for. */
const screenOf = ({ media, name }: Crop) =>
  media ? { narrow: 'Phone', medium: 'Tablet', wide: 'Desktop', square: '' }[name] : 'Tablet and desktop';

export class FocusField extends Component<Props> {
  override state: { prepared?: Prepared | null; dragged?: Photograph['focus'] | undefined } = {};

  private element: HTMLElement | null = null;
  private file = '';

  /** The photograph that has this focus. */
  private photoIn(form: Form): Photograph | undefined {
    const path = this.element?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath;
    return photosIn(form).find((place) => [...place.path, 'focus'].join('.') === path)?.photo;
  }

  private async prepare() {
    const { props } = this;
    const section = props.field.get('section') as unknown as PhotoSection;
    const photo = this.photoIn(formOf(props.entry));
    // Sveltia empties the field while it converts an upload.
    if (!photo) return;
    this.file = photo.file;
    const prepared = (await preparedOf(section, { ...photo, focus: props.value })) ?? null;
    if (props !== this.props || !this.element) return;
    if (prepared !== this.state.prepared) this.setState({ prepared });
    // No event tells when Sveltia has fetched the photograph of a saved draft. On a phone, it waits for the preview.
    if (!prepared) setTimeout(() => props === this.props && void this.prepare(), 1000);
  }

  override componentDidMount() {
    void this.prepare();
  }

  override componentDidUpdate(old: Props) {
    if (old === this.props) return;
    const { entry, onChange, value } = this.props;
    const form = formOf(entry);
    // A photograph that has only moved in its list is still in the form, and Revert changes both fields.
    const oldFile = pathOf(this.file);
    const isReplaced = this.photoIn(form) && !photosIn(form).some(({ photo }) => photo.file === oldFile);
    if (isReplaced && value.x === old.value.x && value.y === old.value.y) onChange({ x: 0.5, y: 0.5 });
    void this.prepare();
  }

  /** Moves the mark with a pressed pointer. The focus follows once the pointer is up. */
  private move = ({ currentTarget, pointerId, clientX, clientY, type }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (part: number) => Math.round(Math.min(Math.max(part, 0), 1) * 100) / 100;
    const dragged = { x: share((clientX - left) / width), y: share((clientY - top) / height) };
    if (type === 'pointerup') this.props.onChange(dragged);
    else this.setState({ dragged });
  };

  override render() {
    const { entry, field, onChange, value } = this.props;
    const { dragged, prepared } = this.state;
    const focus = dragged ?? value;
    const [name, line] = [['name'], ['hero', 'line']].map((path) => String(entry?.getIn(['data', ...path])));
    return (
      <div className="focus" ref={(element) => void (this.element = element)}>
        <div
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={this.move}
          onPointerUp={this.move}
          onLostPointerCapture={() => this.setState({ dragged: undefined })}
        >
          <img src={prepared?.jpeg.path} alt="" draggable={false} />
          {prepared && <span style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />}
        </div>
        <strong role="status">{prepared === null ? 'Press the eye to see it.' : prepared?.problem}</strong>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            {axes[axis]}
            <input
              type="range"
              value={Math.round(focus[axis] * 100)}
              onChange={({ target }) => onChange({ ...focus, [axis]: target.valueAsNumber / 100 })}
            />
          </label>
        ))}
        {prepared?.crops.map((crop) => (
          <figure key={crop.name}>
            <img src={crop.files[0]?.path} alt="" />
            <p hidden={String(field.get('section')) !== 'hero'}>
              <b>{name}</b> {line}
            </p>
            <figcaption>{screenOf(crop)}</figcaption>
          </figure>
        ))}
      </div>
    );
  }
}
