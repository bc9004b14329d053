import { clsx } from 'clsx';

import { Fold } from './Fold';
import type { Picture } from './pictures';
import type { Device } from './read/views';
import type { Pair, PartChange, Report } from './report';

interface Shown {
  name: string;
  device: Device;
  when: 'before' | 'after';
  picture: Picture | undefined;
}

/** One picture of a pair, with what has changed in it outlined. */
function Figure({ name, device, when, picture }: Shown) {
  const { webp, width = 1, height = 1, place } = picture ?? {};
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  return (
    <figure>
      <figcaption className="text-stone-600 first-letter:uppercase">
        {device}, {when}
        {!webp && ': not there'}
      </figcaption>
      {webp && (
        <div className="relative overflow-hidden border border-sand-dark">
          {/* eslint-disable-next-line @next/next/no-img-element -- a document without scripts */}
          <img
            src={`data:image/webp;base64,${webp.toString('base64')}`}
            width={width}
            height={height}
            alt={`${name} on a ${device}, ${when}`}
            className="w-full"
          />
          {place && (
            <span
              className="absolute border-2 border-fuchsia-600"
              style={{
                left: share(place.left, width),
                top: share(place.top, height),
                width: share(place.right - place.left, width),
                height: share(place.bottom - place.top, height),
              }}
            />
          )}
        </div>
      )}
    </figure>
  );
}

/** A phone's pair beside a computer's; on a phone, one below the other. */
function Pairs({ name, pairs }: { name: string; pairs: Pair[] }) {
  return (
    <div className="grid gap-x-4 gap-y-2 lg:grid-cols-3">
      {pairs.map(({ device, before, after }) => (
        <div
          key={device}
          className={clsx(
            'grid content-start gap-x-4 gap-y-2',
            device === 'phone' ? 'grid-cols-2 max-lg:max-w-md' : 'lg:col-span-2 lg:grid-cols-2',
          )}
        >
          <Figure name={name} device={device} when="before" picture={before} />
          <Figure name={name} device={device} when="after" picture={after} />
        </div>
      ))}
    </div>
  );
}

const Parts = ({ parts }: { parts: PartChange[] }) =>
  parts.map(({ name, pairs }) => (
    <article key={name} aria-label={name} className="border-b border-sand-dark pb-4">
      <h3 className="mb-2 mt-4 text-lg font-bold">{name}</h3>
      <Pairs name={name} pairs={pairs} />
    </article>
  ));

/** What looks different, before and after, and what does not. */
export function Looks({ report: { sections, others, same, page } }: { report: Report }) {
  return (
    <>
      {sections.length > 0 ? <Parts parts={sections} /> : <p>Every section looks the same.</p>}
      {others.length > 0 && (
        <Fold summary={`Other views that look different: ${others.length}`}>
          <Parts parts={others} />
        </Fold>
      )}
      <Fold summary="The whole page, before and after">
        <Pairs name="The whole page" pairs={page} />
      </Fold>
      {same.length > 0 && (
        <Fold summary={`What looks the same: ${same.length}`}>
          <ul className="list-inside list-disc">
            {same.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
