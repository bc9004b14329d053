import page from '@/content/site.json';
import today from '@/content/today.json';
import { wholeContent } from '@/lib/content/schema';

export const dynamic = 'force-static';

/** What the page was made from, by which the preview report tells what a change says differently. */
export const GET = () => Response.json(wholeContent(page, today));
