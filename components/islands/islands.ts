import { ContactForm } from '@/components/contact-form/ContactForm';
import { MenuLinks } from '@/components/menu/MenuLinks';

import { AnalyticsStarter } from './AnalyticsStarter';

/**
 * Every component that runs in visitors' browsers, by its name in the document (see Island).
 *
 * `wakes` says when the page loads the islands' script:
 * - `near`: when the island is at most one and a half screens below the view.
 * - `idle`: five seconds after the document has arrived.
 * - `touch`: when the visitor turns to the island. Every island does this.
 */
export const islands = {
  AnalyticsStarter: { component: AnalyticsStarter, wakes: 'idle' },
  ContactForm: { component: ContactForm, wakes: 'near' },
  MenuLinks: { component: MenuLinks, wakes: 'touch' },
} as const;
