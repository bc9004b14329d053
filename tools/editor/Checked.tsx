import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement } from 'react';

import { about, namePlaceholder } from '@/lib/content/fields';

import { schemas } from './fields';

/** A built-in field that says what the schema says of its value. */
export function checked(kind: 'string' | 'text' | 'number') {
  const Control = CMS.getFieldType(kind)?.control;
  if (!Control) throw new Error(`Sveltia has no field "${kind}": see tools/editor/README.md.`);
  return class Checked extends Component<CustomFieldControlProps> {
    get schema() {
      return schemas[this.props.field.get('schema') as number];
    }

    /** Sveltia asks for it by this name. */
    isValid = () => {
      const { field, entry } = this.props;
      const value: unknown = this.props.value;
      if (field.get('required') === false && (value ?? '') === '') return true;
      const name = (entry?.get('data') as unknown as Map<string, string> | undefined)?.get('name');
      const read =
        typeof value === 'string' ? value.replaceAll(namePlaceholder, name ?? 'Name') : value;
      const [issue] = this.schema?.safeParse(read).error?.issues ?? [];
      return issue ? { error: { message: `Must be ${issue.message}.` } } : true;
    };

    override render() {
      const { schema } = this;
      const words = schema && about.get(schema);
      const control = createElement(Control, this.props);
      return (
        <>
          {words?.advanced ? (
            <details>
              <summary>Advanced</summary>
              {control}
            </details>
          ) : (
            control
          )}
        </>
      );
    }
  };
}
