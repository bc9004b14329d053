/**
 * Writes `security.txt` (RFC 9116).
 *
 * @param notes the text of SECURITY.md, whose first address is the mailbox for reports.
 * @param built when the text is made. It expires 364 days later, and each deploy makes a new one.
 */
export function securityText(url: string, notes: string, built: Date): string {
  const [mailbox] = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(notes) ?? [];
  if (!mailbox) throw new Error('SECURITY.md names no mailbox: write "Write to" and its address.');
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
