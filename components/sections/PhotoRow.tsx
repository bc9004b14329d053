import type { Photograph } from '@/lib/site';

import { Container } from '@/components/ui/Container';
import { Photo } from '@/components/ui/Photo';

/** As many 300 px squares as fit side by side; the row clips after one line. */
export function PhotoRow({ label, photos }: { label: string; photos: Photograph[] }) {
  return (
    <section aria-label={label} className="hidden pt-14 md:block print:hidden">
      <Container>
        <ul className="flex h-photo flex-wrap justify-center gap-6 overflow-hidden lg:gap-x-three-photos xl:gap-x-four-photos">
          {photos.map((photo) => (
            <li
              key={photo.file}
              className="relative h-photo w-photo shrink-0 overflow-hidden rounded-photo bg-stone-300"
            >
              <Photo photo={photo} slot="photoRow" />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
