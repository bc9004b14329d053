/** An email address that breaks after its "@", rather than elsewhere. */
export function EmailAddress({ email }: { email: string }) {
  const [mailbox, host] = email.split('@');
  return (
    <span translate="no">
      {mailbox}@<wbr />
      {host}
    </span>
  );
}
