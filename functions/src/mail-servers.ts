import { isIPv6 } from 'node:net';

/** A mail server in SMTP_URL. */
export interface MailServer {
  host: string;
  port: number;
  /** Whether the connection begins with TLS. Otherwise STARTTLS follows. */
  secure: boolean;
  login?: { user: string; pass: string };
}

const escaped = '%[0-9a-f]{2}';
const user = `(?<user>(?:${escaped}|[^%:@/?#\\s])+)`;
// Google shows its app passwords with spaces.
const password = `(?<pass>(?:${escaped}| |[^%@/?#\\s])+)`;
const host = String.raw`\[(?<ipv6>[0-9a-f:.]+)\]|(?<host>[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)`;
const pattern = new RegExp(
  `^smtp(?<secure>s?)://(?:${user}:${password}@)?(?:${host})(?::(?<port>[0-9]{1,5}))?/?$`,
  'i',
);

/**
 * Reads SMTP_URL, which contains one or more addresses with spaces between them. An address is
 * `smtp[s]://user:password@host[:port]`, or the same without `user:password@`.
 *
 * @returns undefined for each entry that is not such an address. Nothing is guessed.
 */
export function mailServers(urls: string): (MailServer | undefined)[] {
  return urls
    .trim()
    .split(/\s+(?=[a-z][a-z0-9+.-]*:\/)|(?<=@\S+)\s+/i)
    .map(mailServer);
}

function mailServer(url: string): MailServer | undefined {
  const parts = pattern.exec(url)?.groups;
  if (!parts || (parts.ipv6 !== undefined && !isIPv6(parts.ipv6))) return undefined;
  const secure = parts.secure !== '';
  const port = Number(parts.port ?? (secure ? 465 : 587));
  if (port < 1 || port > 65_535) return undefined;
  const server = { host: parts.ipv6 ?? parts.host ?? '', port, secure };
  if (parts.user === undefined || parts.pass === undefined) return server;
  try {
    const login = { user: decodeURIComponent(parts.user), pass: decodeURIComponent(parts.pass) };
    return { ...server, login };
  } catch {
    // The escapes are not UTF-8.
    return undefined;
  }
}
