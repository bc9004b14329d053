/** The company's logo. It has no alternative text, because the name stands beside it. */
export function Logo() {
  // eslint-disable-next-line @next/next/no-img-element -- Next does not optimize SVG files
  return <img className="size-10 shrink-0" src="/icon.svg" alt="" width={40} height={40} />;
}
