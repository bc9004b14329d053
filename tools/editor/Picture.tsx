import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';

import type { Slot } from '@/lib/layout/crops';

import { cleaned, nameFor, need, problemWith } from './photograph';

/** A field for a photograph. A class, since Sveltia hands it a ref. */
export class Picture extends Component<CustomFieldControlProps, { problem?: string }> {
  override state: { problem?: string } = {};

  async take(file: File | undefined) {
    if (!file) return;
    const { field, addFile, onChange } = this.props;
    const slot = field.get('slot') as Slot;
    const problem = await problemWith(file, slot);
    this.setState({ problem: problem ?? '' });
    // The picture from before stays.
    if (problem !== undefined) return;
    const data = await cleaned(file, slot);
    onChange(await addFile(data, { name: await nameFor(file, data) }));
  }

  override render() {
    const { forID, field } = this.props;
    const value = String(this.props.value ?? '');
    return (
      <div className="picture">
        {value && (
          // eslint-disable-next-line @next/next/no-img-element -- the site has no cut of it yet
          <img src={value.startsWith('blob:') ? value : `/pictures/${value}`} alt={value} />
        )}
        <input
          id={forID}
          aria-label={field.get('label')}
          aria-describedby={`${forID}-need`}
          type="file"
          accept="image/jpeg"
          onChange={({ target }) => void this.take(target.files?.[0])}
        />
        <p id={`${forID}-need`}>{`Takes ${need(field.get('slot') as Slot)}.`}</p>
        <p role="alert">{this.state.problem}</p>
      </div>
    );
  }
}
