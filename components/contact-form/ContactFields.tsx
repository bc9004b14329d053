import { contactFields, contactLimits, type ContactErrors, type ContactField } from '@/lib/contact';

import { Field } from './Field';

const controls = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  message: { rows: 4 },
} as const;

/** Email and Phone stand side by side where there is room, their controls on one line below Phone's hint. */
const layout: Record<ContactField, string | undefined> = {
  name: 'sm:col-span-2',
  email: 'sm:pt-6',
  phone: undefined,
  message: 'sm:col-span-2',
};

/** The four fields of an enquiry, each with the on-screen keyboard it needs. */
export function ContactFields({
  labels,
  phoneHint,
  errors,
  readOnly,
  disabled,
  onChange,
}: {
  labels: Record<ContactField, string>;
  phoneHint: string;
  errors: ContactErrors;
  /** While sending, so that nothing is typed that is not sent. */
  readOnly: boolean;
  disabled: boolean;
  onChange: (field: ContactField) => void;
}) {
  return contactFields.map((field) => (
    <div key={field} className={layout[field]}>
      <Field
        name={field}
        label={labels[field]}
        hint={field === 'phone' ? phoneHint : undefined}
        error={errors[field]}
        readOnly={readOnly}
        disabled={disabled}
        onChange={() => onChange(field)}
        maxLength={contactLimits[field]}
        {...controls[field]}
      />
    </div>
  ));
}
