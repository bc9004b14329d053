import type { PrivacyPart } from '@/lib/privacy';
import type { Site } from '@/lib/site';

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
      <h1 className="font-display text-section uppercase tracking-wide text-stone-900">
        {heading}
      </h1>
      <p className="mt-6 max-w-lead text-pretty text-lead text-stone-700">{intro}</p>
      <p className="mb-12 mt-3 text-base text-stone-600 contrast-more:text-black">
        Effective {effective}
      </p>
      {parts.map(({ heading: question, paragraphs, link }) => (
        <div
          key={question}
          className="border-t border-stone-300 py-8 lg:grid lg:grid-cols-3 lg:gap-12 print:break-inside-avoid print:py-3"
        >
          <Heading size="part">{question}</Heading>
          <div className="mt-3 max-w-prose space-y-4 text-pretty lg:col-span-2 lg:mt-0">
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
