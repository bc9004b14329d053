/** The length of a second in the time limits of mail and of stopping, in milliseconds. Tests change it. */
export const SECOND_MS = Number(process.env.MAIL_SECOND_MS ?? 1000);
