/** Starts page, editor, function and mail server on the last build. */
export const webServer = {
  command: 'node --import tsx scripts/start.ts',
  wait: { stdout: /Page\s+(?<PAGE>\S+)\s+Inbox\s+(?<INBOX>\S+)\s+Editor\s+(?<EDITOR>\S+)/ },
  timeout: 120_000,
  stdout: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
};

/** The texts of the mails in the inbox that contain a person's name. */
export async function mailsNaming(name: string): Promise<string[]> {
  const response = await fetch(`${process.env.INBOX}/email`);
  const mails = (await response.json()) as { text: string }[];
  return mails.map(({ text }) => text).filter((text) => text.includes(name));
}
