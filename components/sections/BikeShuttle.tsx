import { BookNowButton } from '@/components/ui/BookNowButton';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Photo } from '@/components/ui/Photo';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { anchor } from '@/lib/anchor';
import type { Site, Today } from '@/lib/content';

import { BookingBar } from './BookingBar';
import { Rows } from './Rows';

export function BikeShuttle({
  bikeShuttle: { heading, rows, photo },
  note,
}: {
  bikeShuttle: Site['bikeShuttle'];
  note: Today['summer'];
}) {
  return (
    <section
      {...anchor('bike-shuttle')}
      className="relative flex -scroll-mt-6 items-center pt-[212px] xs:pt-[292px] md:min-h-photo-section md:py-16 print:float-left print:min-h-0 print:w-1/2 print:py-0"
    >
      {/* Below `md`, the photograph is a block above the card, which overlaps it. */}
      <div className="thaw absolute inset-x-0 top-0 h-photo overflow-clip bg-[#c9a05a] xs:h-[380px] md:h-full print:hidden">
        <Photo section="bikeShuttle" photo={photo} />
        <div className="winter hidden">
          <Photo section="bikeShuttle" photo={{ ...photo, alt: '' }} />
        </div>
      </div>
      {/* The booking bar appears when the top edge of this element enters the window. */}
      <div className="relative w-full pt-8 md:pt-0 print:pt-0">
        <Container>
          <div className="md:max-w-half xl:max-w-[30rem]">
            <Card>
              <div className="p-card sm:p-10 print:p-0">
                <Heading section="bike-shuttle" size="card">
                  {heading}
                </Heading>
                <SeasonNote season="summer" note={note} />
                <Rows rows={rows} />
                <BookNowButton place="bikeCard" />
              </div>
            </Card>
          </div>
        </Container>
        <BookingBar />
      </div>
    </section>
  );
}
