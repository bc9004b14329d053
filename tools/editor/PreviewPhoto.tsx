import { Photo as BuiltPhoto } from '@/components/ui/Photo';
import { manifestKey, readManifest } from '@/lib/content/photos';
import { scrimSvg } from '@/lib/content/scrims';
import type { Photograph } from '@/lib/content/site';

/** Where the pictures are that the site has no cuts of, by their names in the content. */
export const addresses: Record<string, string> = {};

/** About the shade that the build makes part of the hero's picture. */
const shade = () => {
  const svg = scrimSvg(innerWidth < 640 ? 'upward' : 'corner', 1, {
    width: innerWidth,
    height: 500,
  });
  return { backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` };
};

/** Takes the place of Photo in the editor: shows a picture of which the site has no cuts yet, too. */
export function Photo(props: { photo: Photograph; firstView?: boolean }) {
  const { photo } = props;
  const { file, focus, alt, slot } = photo;
  if (readManifest()[manifestKey(photo)]) return <BuiltPhoto {...props} />;
  return (
    <>
      {/* eslint-disable-next-line @next/next/no-img-element -- there is no cut of it */}
      <img
        className="absolute inset-0 h-full w-full object-cover"
        style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
        src={addresses[file]}
        alt={alt}
      />
      {slot === 'hero' && <div className="absolute inset-0" style={shade()} />}
    </>
  );
}
