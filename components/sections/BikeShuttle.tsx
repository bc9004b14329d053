import type { Photograph, Row, SectionId } from '@/lib/site';

import { Container } from '@/components/ui/Container';
import { Photo } from '@/components/ui/Photo';
import { ScrollLink } from '@/components/ui/ScrollLink';

export function BikeShuttle({
  id,
  heading,
  rows,
  photo,
}: {
  id: SectionId;
  heading: string;
  rows: Row[];
  photo: Photograph;
}) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className="relative flex items-center overflow-hidden bg-maroon pb-12 pt-56 md:min-h-photo-section md:py-16 print:min-h-0 print:bg-transparent print:py-6"
    >
      <Photo photo={photo} slot="bikeShuttle" />
      <div className="relative w-full">
        <Container>
          <div className="max-w-rows rounded-card bg-white p-card shadow-card sm:p-10 forced-colors:border print:p-0 print:shadow-none">
            <h2 className="mb-4 font-display text-card uppercase tracking-wide text-stone-900">
              {heading}
            </h2>
            <dl className="divide-y divide-stone-200">
              {rows.map(({ label, value, section }) => (
                <div
                  key={label}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 py-3.5 text-base last:pb-0 sm:text-body print:py-1.5"
                >
                  <dt className="whitespace-nowrap text-stone-600 contrast-more:text-black">
                    {label}
                  </dt>
                  <dd className="flex-1 basis-32 text-balance text-right font-semibold text-stone-900">
                    {section ? (
                      <ScrollLink to={section} look="text">
                        {value}
                      </ScrollLink>
                    ) : (
                      value
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Container>
      </div>
    </section>
  );
}
