import { readFileSync } from 'node:fs';

import { site } from '@/lib/content';
import { securityText } from '@/lib/security-text';

export const dynamic = 'force-static';

/** Where researchers look for whom to tell about a weakness. */
export function GET(): Response {
  return new Response(securityText(site.url, readFileSync('SECURITY.md', 'utf8'), new Date()));
}
