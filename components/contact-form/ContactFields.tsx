import { contactFields, type ContactErrors, type ContactField } from '@/lib/contact';

import { Field } from './Field';

const controls = {
  name: { type: 'text', autoComplete: 'name' },
  // Of type "email", Chromium turns what is pasted into another domain before any script can read it.
  email: {
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  message: { rows: 4 },
} as const;

/**
 * The fields of an enquiry, each with the on-screen keyboard it needs; Email and Phone side by side where there
 * is room.
 */
export function ContactFields({
  labels,
  hints,
  errors,
  readOnly,
  disabled,
  onChange,
}: {
  labels: Record<ContactField, string>;
  hints: Partial<Record<ContactField, string | undefined>>;
  errors: ContactErrors;
  /** While sending, so that nothing is typed that is not sent. */
  readOnly: boolean;
  disabled: boolean;
  onChange: (field: ContactField) => void;
}) {
  return contactFields.map((field) => (
    <div key={field} className={field === 'email' || field === 'phone' ? '' : 'sm:col-span-2'}>
      <Field
        name={field}
        label={labels[field]}
        hint={hints[field]}
        error={errors[field]}
        readOnly={readOnly}
        disabled={disabled}
        onChange={() => onChange(field)}
        {...controls[field]}
      />
    </div>
  ));
}
