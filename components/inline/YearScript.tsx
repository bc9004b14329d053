/** Shows the current year in the copyright line above it, even if the build is from last year. */
export function YearScript() {
  const script = `document.querySelector('[data-year]').textContent=new Date().getFullYear()`;
  return <script data-own="" dangerouslySetInnerHTML={{ __html: script }} />;
}
