import { ContactForm } from '@/components/contact-form/ContactForm';
import { MenuLinks } from '@/components/menu/MenuLinks';

import { AnalyticsStarter } from './AnalyticsStarter';

/** Every component that runs in visitors' browsers, by its name in the document (see Island). */
export const islands = { AnalyticsStarter, ContactForm, MenuLinks };
