import { addressHours } from '../retention';
import type { Site } from './site';

/** A part of the privacy page. */
export interface PrivacyPart {
  heading: string;
  paragraphs: string[];
  /** Where to read on, or to write to. */
  link?: { label: string; href: string };
}

/**
 * What the privacy page says, derived from what the site does (lib/content/texts.ts has the words).
 *
 * @param measurementId of analytics; empty when the site runs without.
 */
export function privacyParts(
  { name, language, booking, contact, privacy, texts }: Site,
  { measurementId }: { measurementId: string },
): PrivacyPart[] {
  const { email, form } = contact;
  // In German, nouns keep their capitals.
  const labels = Object.values(form.labels).map((label) =>
    language === 'en' ? label.toLowerCase() : label,
  );
  const facts: Record<string, string> = {
    brand: name,
    fields: new Intl.ListFormat(language).format(labels),
    provider: privacy.mail.provider,
    kept: privacy.mail.kept,
    hours: String(addressHours),
    booking: booking.label,
    host: new URL(booking.href).host,
    email: email.address,
    company: privacy.responsible.name,
    address: privacy.responsible.address,
  };
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
  const part = (
    { heading, text, link }: { heading: string; text: string; link?: string },
    href = '',
  ): PrivacyPart => ({
    heading,
    paragraphs: filled(text).split(/\n+/),
    ...(link && { link: { label: filled(link), href } }),
  });
  const words = texts.privacy;

  return [
    part(words.sent),
    part(words.goes),
    part(words.kept),
    part(words.logged, 'https://firebase.google.com/support/privacy'),
    measurementId
      ? part(words.withAnalytics, 'https://policies.google.com/technologies/partner-sites')
      : part(words.withoutAnalytics),
    part(words.elsewhere),
    part(words.unsold),
    part(words.choices, `mailto:${email.address}`),
    part(words.responsible),
  ];
}
