import type { SectionId } from '@/lib/content';

/** The id of a section's heading, which names the section. */
export const headingId = (section: SectionId) => `${section}-heading`;

/** Makes an element a part of the page: its anchor, a target for the focus, named by its Heading `of` the same id. */
export const anchor = (section: SectionId) => ({
  id: section,
  tabIndex: -1,
  'aria-labelledby': headingId(section),
});
