/**
 * The name of the preview that this build is for; empty for the live site. A preview is hidden from search
 * engines, labeled as a preview, and runs no analytics.
 */
export const previewName = process.env.NEXT_PUBLIC_PREVIEW ?? '';

/** Whether the form only goes through its states: on a preview, unless it is told to send. */
export const sendsNothing = previewName !== '' && process.env.NEXT_PUBLIC_PREVIEW_SENDS !== 'yes';
