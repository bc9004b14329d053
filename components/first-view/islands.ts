import { ContactForm } from '@/components/contact-form/ContactForm';
import { ScrollLink } from '@/components/ui/ScrollLink';

import { AnalyticsStarter } from './AnalyticsStarter';

/** Every component that runs in visitors' browsers, by the name that the document says (see Island). */
export const islands = { AnalyticsStarter, ContactForm, ScrollLink };
