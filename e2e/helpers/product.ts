/** Starts the product on the last build: page, editor, the function and a mail server. */
export const webServer = {
  command: 'node --import tsx scripts/start.ts',
  wait: { stdout: /Page\s+(?<PAGE>\S+)\s+Inbox\s+(?<INBOX>\S+)\s+Editor\s+(?<EDITOR>\S+)/ },
  timeout: 120_000,
  stdout: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
};

/** An enquiry in the mail server's inbox. */
interface Mail {
  subject: string;
  text: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  replyTo: { address: string; name: string }[];
}

/** The enquiries in the inbox whose mail names this person. */
export async function mailsNaming(name: string): Promise<Mail[]> {
  const response = await fetch(`${process.env.INBOX}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ text }) => text.includes(name));
}
