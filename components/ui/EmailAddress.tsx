import { Fragment } from 'react';

/** An email address that breaks after its "@" and before a dot, rather than elsewhere. */
export function EmailAddress({ email }: { email: string }) {
  const [mailbox, host] = email.split(/@(?=[^@]*$)/);
  return (
    <span translate="no">
      {mailbox}@
      {host?.split(/(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
