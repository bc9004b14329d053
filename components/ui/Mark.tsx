import { readFileSync } from 'node:fs';

// The favicon's drawing: one file serves both.
const markSvg = readFileSync('public/favicon.svg', 'utf8').replaceAll(/\n\s*/g, '');

/** The company's mark, beside its name. */
export function Mark() {
  return (
    <span
      className="size-10 shrink-0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markSvg }}
    />
  );
}
