/** The company's logo, beside its name. */
export function Logo() {
  // eslint-disable-next-line @next/next/no-img-element -- a drawing, which Next would not change
  return <img className="size-10 shrink-0" src="/icon.svg" alt="" width={40} height={40} />;
}
