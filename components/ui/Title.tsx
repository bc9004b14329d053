import { headingId } from '@/lib/anchor';
import type { SectionId } from '@/lib/content';
import { letterCounts } from '@/lib/letter-counts';

import { ContentRule } from './ContentRule';

/** The title of a page, as large as its length allows. On phones, its width includes the right gutter. */
export function Title({ section, text }: { section: SectionId | undefined; text: string }) {
  const rule = letterCounts(text.split(' '));
  return (
    <div className="-mr-bleed @container sm:mr-0">
      <ContentRule {...rule} />
      <h1
        id={section && headingId(section)}
        // The home page's title is the company's name.
        translate={section && 'no'}
        className={`-ml-[0.035em] text-balance font-display text-title shadow-words sm:text-title-wide forced-colors:[filter:none] ${rule.name}`}
      >
        {text}
      </h1>
    </div>
  );
}
