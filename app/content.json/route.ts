import content from '@/content/site.json';

export const dynamic = 'force-static';

/** What the page was made from, by which the preview report tells what a change says differently. */
export const GET = () => Response.json(content);
