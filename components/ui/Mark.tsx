import { markSvg } from '@/lib/content/mark';

/** The company's mark, beside its name. */
export function Mark() {
  return (
    <span
      className="size-10 shrink-0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markSvg() }}
    />
  );
}
