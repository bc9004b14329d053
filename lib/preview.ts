/**
 * The name of the preview that this build is for; empty for the live site. A preview is kept from search
 * engines, says that it is one, and runs no analytics.
 */
export const previewName = process.env.NEXT_PUBLIC_PREVIEW ?? '';
