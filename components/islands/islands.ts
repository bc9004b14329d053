import { ContactForm } from '@/components/contact-form/ContactForm';
import { MenuLinks } from '@/components/menu/MenuLinks';

import { AnalyticsStarter } from './AnalyticsStarter';

/**
 * Every component that runs in visitors' browsers, by the name that the document says (see Island).
 *
 * `wakes` says when the islands' script is loaded, at the latest: when the island comes `near` the view (one and
 * a half screens below it), when the page has been `idle` for five seconds, or at a `touch` of it, which is for
 * what works as plain HTML before. Any touch of an island loads it.
 */
export const islands = {
  AnalyticsStarter: { component: AnalyticsStarter, wakes: 'idle' },
  ContactForm: { component: ContactForm, wakes: 'near' },
  MenuLinks: { component: MenuLinks, wakes: 'touch' },
} as const;
