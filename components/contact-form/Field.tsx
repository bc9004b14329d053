import { clsx } from 'clsx';
import type { InputHTMLAttributes } from 'react';

import { Icon } from '@/components/ui/Icon';
import { Muted } from '@/components/ui/Muted';
import { contactRules, type ContactField } from '@/lib/contact';
import { controlId } from '@/lib/dom';

/** The attributes that a field passes on to its `input` or `textarea`. */
type Control = Omit<InputHTMLAttributes<Element>, 'name' | 'onChange'>;

/**
 * A labeled text field of the contact form, with its hint and its error. It is uncontrolled, so it keeps what
 * a visitor types before hydration. Send reads the form itself. The field has no `maxlength`, because the
 * browser would cut a pasted text in silence.
 */
export function Field({
  name,
  hint,
  error,
  rows,
  isWide = false,
  onChange,
  ...control
}: {
  name: ContactField;
  hint?: string;
  error: string | undefined;
  rows?: number;
  isWide?: boolean;
  onChange: () => void;
} & Control) {
  const id = controlId(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const attributes = {
    ...control,
    id,
    name,
    onChange,
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    className: clsx(
      'mt-2 block w-full rounded-xl bg-field text-body text-stone-900',
      'read-only:resize-none read-only:bg-sand disabled:text-stone-600',
      error
        ? 'border-[2.5px] border-danger px-[15px] py-[11px]'
        : 'border-[1.5px] border-field-edge px-4 py-3 disabled:border-sand-dark',
      !error && !control.readOnly && 'hover:border-stone-800',
    ),
  };

  return (
    <div className={isWide ? 'md:col-span-2' : undefined}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <label className="font-semibold" htmlFor={id} suppressHydrationWarning>
          {contactRules[name].label}
        </label>
        {hint && <Muted id={hintId}>{hint}</Muted>}
      </div>
      {rows ? (
        <textarea
          // Its text becomes part of the document once it is sent (lib/browser/draft.ts).
          translate="no"
          rows={rows}
          {...attributes}
        />
      ) : (
        <input {...attributes} />
      )}
      {/* Below the field, so that the field does not move when its error goes. */}
      {error && (
        <p
          id={errorId}
          className="-ml-0.5 mt-2 flex items-center gap-2.5 text-base font-semibold text-danger"
        >
          <Icon shape="problem" size="small" />
          {/* Screen readers say the hint next. A full stop that nobody sees makes them pause. */}
          <span className="after:opacity-0 after:content-['.']">{error}</span>
        </p>
      )}
    </div>
  );
}
