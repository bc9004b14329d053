import { contactFields, type ContactErrors, type ContactField } from '@/lib/contact';

import { Field } from './Field';

const controls = {
  name: { isWide: true, type: 'text', autoComplete: 'name' },
  // Not of type "email": Chromium would change the domain of a pasted address before any script can read it.
  email: {
    isWide: false,
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
  phone: { isWide: false, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  message: { isWide: true, rows: 4 },
} as const;

/**
 * The fields of an enquiry, each with the on-screen keyboard that it needs. Email and Phone stand side by
 * side from the medium breakpoint up.
 */
export function ContactFields({
  labels,
  hints,
  errors,
  said,
  readOnly,
  disabled,
  onChange,
  onBlur,
}: {
  labels: Record<ContactField, string>;
  hints: Partial<Record<ContactField, string | undefined>>;
  errors: ContactErrors;
  /** The field whose error the status says. */
  said: ContactField | undefined;
  /** The form is read-only while it is being sent, so that visitors type nothing that is not sent. */
  readOnly: boolean;
  disabled: boolean;
  onChange: (field: ContactField) => void;
  onBlur: () => void;
}) {
  return contactFields.map((field) => (
    <Field
      key={field}
      name={field}
      label={labels[field]}
      hint={hints[field]}
      error={errors[field]}
      isSaid={field === said}
      readOnly={readOnly}
      disabled={disabled}
      onChange={() => onChange(field)}
      onBlur={onBlur}
      {...controls[field]}
    />
  ));
}
