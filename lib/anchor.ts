import type { SectionId } from './content';

export const headingId = (section: SectionId) => `${section}-heading`;

/** The attributes of a section's element. Links can lead to it, and its heading is its accessible name. */
export const anchor = (section: SectionId) => ({
  id: section,
  'aria-labelledby': headingId(section),
});
