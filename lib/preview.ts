/**
 * The name of the preview that this build is for; empty for the live site. A preview is hidden from search
 * engines, labeled as a preview, and runs no analytics.
 */
export const previewName = process.env.NEXT_PUBLIC_PREVIEW ?? '';
