import { readFileSync } from 'node:fs';

import { readContent } from '@/lib/load-site';
import { securityText } from '@/lib/security-text';

export const dynamic = 'force-static';

/** Where researchers look for whom to tell about a weakness. */
export function GET(): Response {
  const { url } = readContent();
  return new Response(securityText(url, readFileSync('SECURITY.md', 'utf8'), new Date()));
}
