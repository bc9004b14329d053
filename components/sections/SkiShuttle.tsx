import { BookNowButton } from '@/components/ui/BookNowButton';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Photo } from '@/components/ui/Photo';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { Unbroken } from '@/components/ui/Unbroken';
import { anchor } from '@/lib/anchor';
import type { Site, Today } from '@/lib/content';

import { Prices } from './Prices';
import { Rows } from './Rows';

export function SkiShuttle({
  skiShuttle: { prices, rows, photo },
  note,
}: {
  skiShuttle: Site['skiShuttle'];
  note: Today['winter'];
}) {
  return (
    <section {...anchor('ski-shuttle')} className="print:float-left print:w-1/2">
      <Container>
        <Card>
          <div className="grid grid-cols-1 md:grid-cols-fit xl:grid-cols-half print:block">
            <div className="relative aspect-[4/3] bg-stone-300 md:aspect-auto md:min-h-80 xl:min-h-[30rem] print:hidden">
              <Photo section="skiShuttle" photo={photo} />
            </div>
            <div className="self-center p-card lg:p-10 xl:pl-8 print:p-0">
              {/* The specification's words (§2). Unbroken would let "ski shuttle" break. */}
              <Heading section="ski-shuttle" size="card">
                <Unbroken text="Round-Trip same day" />{' '}
                <span className="whitespace-nowrap">ski shuttle,</span>{' '}
                <Unbroken text="Cedar City or Parowan to Brian Head" />
              </Heading>
              <SeasonNote season="winter" note={note} />
              <Prices prices={prices} />
              {rows && <Rows rows={rows} />}
              <BookNowButton place="card" />
            </div>
          </div>
        </Card>
      </Container>
    </section>
  );
}
