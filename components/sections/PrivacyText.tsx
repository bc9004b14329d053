import type { PrivacyPart } from '@/lib/content/privacy';
import type { Site } from '@/lib/content/site';

import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';

export function PrivacyText({
  heading,
  intro,
  effective,
  parts,
}: Pick<Site['privacy'], 'heading' | 'intro' | 'effective'> & { parts: PrivacyPart[] }) {
  return (
    <Section frame="text">
      <h1 className="font-display text-section uppercase text-stone-900">{heading}</h1>
      <p className="mt-3 max-w-4xl text-pretty text-lead text-stone-800">{intro}</p>
      <p className="mb-10 mt-3 text-base text-stone-600 contrast-more:text-black">{effective}</p>
      {parts.map(({ heading: question, paragraphs, link }) => (
        <div
          key={question}
          className="grid grid-cols-1 gap-x-6 gap-y-4 border-t border-stone-300 py-10 lg:grid-cols-3 print:py-4"
        >
          <Heading size="part">{question}</Heading>
          <div className="grid max-w-prose grid-cols-1 gap-y-4 text-pretty lg:col-span-2">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {link && (
              <p className="font-semibold">
                <TextLink href={link.href}>{link.label}</TextLink>
              </p>
            )}
          </div>
        </div>
      ))}
    </Section>
  );
}
