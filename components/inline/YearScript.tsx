import { marked, ownAttribute, yearAttribute } from '@/lib/dom';

/** Shows the current year in the copyright line above it, even if the build is from last year. */
export function YearScript() {
  const script = `document.querySelector('[${yearAttribute}]').textContent=new Date().getFullYear()`;
  return <script {...marked(ownAttribute)} dangerouslySetInnerHTML={{ __html: script }} />;
}
