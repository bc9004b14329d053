import { contactFields, type ContactErrors, type ContactField } from '@/lib/contact';

import { Field } from './Field';

const controls = {
  name: { isWide: true, type: 'text', autoComplete: 'name' },
  // Not of type "email": Chromium would change the domain of a pasted address before any script can read it.
  email: {
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
  phone: {
    hint: 'US or Canada: 123-456-7890',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  message: { isWide: true, rows: 4 },
} as const;

/**
 * The fields of an enquiry, each with the on-screen keyboard that it needs. Email and Phone stand side by
 * side from the medium breakpoint up.
 */
export function ContactFields({
  errors,
  readOnly,
  disabled,
  onChange,
}: {
  errors: ContactErrors;
  /** The form is read-only while it is being sent, so that visitors type nothing that is not sent. */
  readOnly: boolean;
  disabled: boolean;
  onChange: (field: ContactField) => void;
}) {
  return contactFields.map((field) => (
    <Field
      key={field}
      name={field}
      error={errors[field]}
      readOnly={readOnly}
      disabled={disabled}
      onChange={() => onChange(field)}
      {...controls[field]}
    />
  ));
}
