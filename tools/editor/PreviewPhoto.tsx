import { Photo as BuiltPhoto } from '@/components/ui/Photo';
import { manifestKey, readManifest } from '@/lib/generated/photos';
import type { Photograph } from '@/lib/content/site';
import { colors } from '@/lib/theme';

/** Where the pictures are that the site has no cuts of, by their names in the content. */
export const addresses: Record<string, string> = {};

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
      {/* About the shade that the build makes part of the picture. */}
      {slot === 'hero' && (
        <div className="absolute inset-0" style={{ background: colors.maroon, opacity: 0.5 }} />
      )}
    </>
  );
}
