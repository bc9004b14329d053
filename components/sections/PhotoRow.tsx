import type { Site } from '@/lib/site';

import { Photo } from '@/components/ui/Photo';
import { Section } from '@/components/ui/Section';

/** As many 300 px squares as fit side by side; the row clips after one line. */
export function PhotoRow({ label, photos }: Site['photoRow']) {
  return (
    <Section label={label} frame="strip">
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
    </Section>
  );
}
