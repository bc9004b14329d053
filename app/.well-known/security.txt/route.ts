import { readFileSync } from 'node:fs';

import { readContent } from '@/lib/load-site';
import { securityText } from '@/lib/security-text';

export const dynamic = 'force-static';

/** Tells security researchers whom to write to (RFC 9116). */
export function GET(): Response {
  const { url } = readContent();
  return new Response(securityText(url, readFileSync('SECURITY.md', 'utf8'), new Date()));
}
