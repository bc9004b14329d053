import { Container } from '@/components/ui/Container';
import { Photo } from '@/components/ui/Photo';
import type { Site } from '@/lib/content';

/**
 * Squares of 300 px: four side by side or, on tablets and small laptops, a strip that scrolls sideways from the
 * left gutter off the right edge.
 */
export function PhotoRow({ photoRow: { label, photos } }: { photoRow: Site['photoRow'] }) {
  return (
    <section
      aria-label={label}
      className="-mb-6 hidden pt-8 md:block row:mb-0 row:pt-14 print:hidden"
    >
      <Container>
        {/* Where nothing scrolls, the strip is `visibility: hidden`, which removes its name and its tab stop, and
          only the list inside is visible. */}
        <div
          role="group"
          // What scrolls must be reachable by keyboard, which Safari does not do by itself.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Photographs, scroll sideways"
          className="-mx-gutter overflow-x-auto px-gutter py-6 focus-visible:-outline-offset-[3px] focus-visible:![box-shadow:inset_0_0_0_6px_white] row:invisible row:mx-0 row:overflow-hidden row:rounded-2xl row:p-0"
        >
          <ul className="flex w-max gap-4 row:visible row:w-auto row:justify-between row:gap-0">
            {photos.map((photo) => (
              <li
                key={photo.file}
                className="relative size-photo shrink-0 overflow-hidden rounded-2xl bg-stone-300"
              >
                <Photo place="square" photo={photo} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
