/**
 * The name of the preview that this build is for; empty for the live site. A preview is hidden from search
 * engines, labeled as a preview, and runs no analytics.
 */
export const previewName = process.env.NEXT_PUBLIC_PREVIEW ?? '';

/** Whether the form only goes through its states: on a preview, unless it is told to send. */
export const sendsNothing = previewName !== '' && process.env.NEXT_PUBLIC_PREVIEW_SENDS !== 'yes';

/** Where a preview has the report of what it changes. */
export const changesPath = '/__changes';

/** What that report needs: it is one document with its styles and pictures, and without scripts. */
export const changesPolicy =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'";

/** Whether this preview has one. */
export const hasChanges = previewName !== '' && Boolean(process.env.NEXT_PUBLIC_PREVIEW_REPORT);
