import { contactErrors, contactFields, type ContactMessage } from '../../lib/contact';
import { site } from '../../lib/content';

/** What a visitor reads and types in any engine. */
export const texts = {
  home: site.seo.title,
  elsewhere: `Privacy | ${site.name}`,
  heroPhoto: RegExp(`${site.hero.photo.file.replace(/^.*\/|\.\w+$/g, '')}.*\\.avif$`),
  errors: contactFields.map((field) => contactErrors[field]),
  failed: site.contact.form.failed,
  sent: site.contact.form.sent,
  enquiry: {
    email: 'ana@example.org',
    phone: '(435) 555-0199',
    message: 'Is there room for two on Saturday?',
  } satisfies Partial<ContactMessage>,
};
