import { expect } from '@playwright/test';

import { ports, urlOf } from '../../scripts/shared/ports';

/** Serves page, editor, function and mail server of the last build. */
export const webServer = {
  command: 'node --import tsx scripts/start.ts',
  // The function answers last, with 400.
  url: `${urlOf(ports.hosting)}/sendContactEmail`,
  // The limit only ends a start that hangs.
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
};

/** The texts of the mails in the inbox that contain a person's name. */
export async function mailsNaming(name: string): Promise<string[]> {
  const response = await fetch(`${urlOf(ports.inbox)}/email`);
  const mails = (await response.json()) as { text: string }[];
  return mails.map(({ text }) => text).filter((text) => text.includes(name));
}

/** The text of the one mail that contains a person's name. maildev accepts a mail before its inbox has it. */
export async function mailNaming(name: string): Promise<string> {
  await expect.poll(() => mailsNaming(name)).toHaveLength(1);
  const [mail = ''] = await mailsNaming(name);
  return mail;
}
