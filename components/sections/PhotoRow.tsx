import { Container } from '@/components/ui/Container';
import { Photo } from '@/components/ui/Photo';
import type { Site } from '@/lib/content';

/** Four squares, which phones do not show. On tablets and small laptops, they are a strip that scrolls. */
export function PhotoRow({ photoRow: { label, photos } }: { photoRow: Site['photoRow'] }) {
  return (
    <section id="photo-row" aria-label={label} className="-mb-6 hidden pt-8 md:block print:hidden">
      <Container>
        <div
          role="group"
          // Keyboard users must be able to scroll the strip. Safari gives it no tab stop by itself.
          tabIndex={0}
          aria-label="Photographs"
          className="inner-focus -mx-gutter overflow-x-auto px-gutter py-6"
        >
          <ul className="flex w-max gap-4 row:w-auto row:justify-between row:gap-0">
            {photos.map((photo, index) => (
              <li
                key={index}
                className="relative size-photo shrink-0 overflow-hidden rounded-2xl bg-stone-300"
              >
                <Photo section="photoRow" photo={photo} />
                {photo.caption && (
                  <div className="absolute inset-x-0 bottom-0 bg-caption px-5 pb-4 pt-16">
                    <p className="font-display text-2xl text-white">{photo.caption}</p>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
