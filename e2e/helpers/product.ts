/** Starts the product on the last build: page, editor, the function and a mail server. */
export const webServer = {
  command: 'node --import tsx scripts/start.ts',
  wait: { stdout: /Page\s+(?<PAGE>\S+)\s+Inbox\s+(?<INBOX>\S+)\s+Editor\s+(?<EDITOR>\S+)/ },
  timeout: 120_000,
  stdout: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
};

/** The texts of the mails in the inbox that name this person. */
export async function mailsNaming(name: string): Promise<string[]> {
  const response = await fetch(`${process.env.INBOX}/email`);
  const mails = (await response.json()) as { text: string }[];
  return mails.map(({ text }) => text).filter((text) => text.includes(name));
}
