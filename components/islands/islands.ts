import { ContactForm } from '@/components/contact-form/ContactForm';
import { MenuLinks } from '@/components/menu/MenuLinks';

import { AnalyticsStarter } from './AnalyticsStarter';

/**
 * Every component that runs in visitors' browsers, by its name in the document (see Island).
 *
 * The page loads the islands' script when the visitor turns to any island, or when an island wakes by itself:
 * - `near`: when the island is at most one and a half screens below the view.
 * - `idle`: five seconds after the document has arrived.
 */
export const islands = {
  AnalyticsStarter: { component: AnalyticsStarter, wakes: 'idle' },
  ContactForm: { component: ContactForm, wakes: 'near' },
  MenuLinks: { component: MenuLinks, wakes: undefined },
} as const;
