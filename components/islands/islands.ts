import { ContactForm } from '@/components/contact-form/ContactForm';
import { ScrollLink } from '@/components/ui/ScrollLink';

import { AnalyticsStarter } from './AnalyticsStarter';

/**
 * Every component that runs in visitors' browsers, by the name that the document says (see Island).
 *
 * `wakes` says when the islands' script is loaded, at the latest: when the island comes `near` the view (one and
 * a half screens below it), when the page has been `idle` for five seconds, or at a `touch` of it, which is for
 * what works as plain HTML before. Any touch of an island loads it.
 *
 * `as` is the element around it: a link stands within a text, where HTML allows no block.
 */
export const islands = {
  AnalyticsStarter: { component: AnalyticsStarter, wakes: 'idle', as: 'div' },
  ContactForm: { component: ContactForm, wakes: 'near', as: 'div' },
  ScrollLink: { component: ScrollLink, wakes: 'touch', as: 'span' },
} as const;
