import { logoSvg } from '@/lib/generated/logo';

/** The company's logo, beside its name. */
export function Logo() {
  return (
    <span
      className="size-10 shrink-0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: logoSvg() }}
    />
  );
}
