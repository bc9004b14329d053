import { readFileSync } from 'node:fs';

import { builtMark } from '@/lib/generated';

/** The company's mark, beside its name; the favicon is the same file. */
export function Mark() {
  const markSvg = readFileSync(`public${builtMark}`, 'utf8');
  return (
    <span
      className="size-10 shrink-0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markSvg }}
    />
  );
}
