/**
 * The addresses of a list as MAIL_FROM and MAIL_TO hold it: `a@b.co` or `Name <a@b.co>`, commas between
 * them. Whether each is a valid one is for emailPattern to say.
 */
export function mailAddresses(list: string): string[] {
  // A name in quotation marks may hold commas.
  return (list.match(/(?:[^",]|"[^"]*")+/g) ?? [])
    .map((entry) => (/<([^<>]*)>\s*$/.exec(entry)?.[1] ?? entry).trim())
    .filter((address) => address !== '');
}
