export interface MailServer {
  host: string;
  port: number;
  /** Whether the connection begins with TLS. Otherwise STARTTLS follows. */
  secure: boolean;
  login?: { user: string; pass: string };
}

// A URL allows more, such as an @ in a password.
const login = String.raw`[^:@/?#]+:[^@/?#]+@`;
const host = String.raw`\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?`;
const pattern = new RegExp(`^smtps?://(?:${login})?(?:${host})(?::[1-9][0-9]*)?/?$`, 'i');

/** Ends the message on a wrong setting. */
export const typeAnew = 'Type it without quotes: pasted text may contain characters that nobody sees.';

/** A character that nobody types, such as a line break. It was pasted. */
export const pasted = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Reads SMTP_URL, which contains one or more addresses with white space between them. An address is
 * `smtp[s]://user:password@host[:port]`, or the same without `user:password@`.
 *
 * @throws an Error that says which entry is not such an address, and how it must look.
 */
export function mailServers(urls: string): MailServer[] {
  return urls
    .trim()
    .split(/\s+/)
    .map((url, index) => {
      const server = mailServer(url);
      if (server) return server;
      throw new Error(
        `SMTP_URL: entry ${index + 1} must look like smtps://user:password@host or ` +
          'smtp://user:password@host:587, with a space, @, /, :, #, ? and % in user and password written as ' +
          '%20, %40, %2F, %3A, %23, %3F and %25. ' +
          typeAnew,
      );
    });
}

function mailServer(text: string): MailServer | undefined {
  if (!pattern.test(text)) return undefined;
  try {
    const { protocol, hostname, port, username, password } = new URL(text);
    const secure = protocol === 'smtps:';
    const [user, pass] = [username, password].map(decodeURIComponent) as [string, string];
    if (pasted.test(user + pass)) return undefined;
    return {
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: Number(port || (secure ? 465 : 587)),
      secure,
      ...(user && { login: { user, pass } }),
    };
  } catch {
    // An escape is not UTF-8, or an IPv6 address or a port is not valid.
    return undefined;
  }
}
