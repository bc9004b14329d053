import { readFileSync } from 'node:fs';

import { ImageResponse } from 'next/og';
import sharp from 'sharp';

import { site } from '@/lib/content';
import { colors } from '@/lib/theme';

export const dynamic = 'force-static';
export const alt = site.seo.title;
export const size = { width: 1200, height: 630 };
export const contentType = 'image/jpeg';

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** The picture that messengers and social networks show: the hero with the title. */
export default async function OpenGraphImage(): Promise<Response> {
  const { width, height } = size;
  const photo = await sharp(site.hero.photo.file.slice(1))
    .autoOrient()
    .resize(width, height, { position: site.hero.photo.focus.y < 0.5 ? 'top' : 'bottom' })
    .jpeg({ quality: 95 })
    .toBuffer();
  const logo = readFileSync('app/icon.svg');
  const image = new ImageResponse(
    <div style={{ width, height, display: 'flex', color: 'white', textTransform: 'uppercase' }}>
      <img src={dataUrl('image/jpeg', photo)} alt="" style={{ position: 'absolute' }} />
      <div
        style={{
          width,
          height,
          padding: 72,
          display: 'flex',
          flexDirection: 'column',
          backgroundImage: `linear-gradient(to top, ${colors.maroon}aa, ${colors.maroon}88 25%, ${colors.maroon}66 50%, ${colors.maroon}00 80%)`,
        }}
      >
        <img src={dataUrl('image/svg+xml', logo)} alt="" width={88} height={88} />
        <div style={{ marginTop: 'auto', fontSize: 140, lineHeight: 1.05 }}>{site.name}</div>
        <div style={{ marginTop: 24, fontSize: 46, lineHeight: 1.2 }}>{site.hero.line}</div>
      </div>
    </div>,
    { ...size, fonts: [{ name: 'Anton', data: readFileSync('app/fonts/display.ttf') }] },
  );
  // A PNG of a photograph is ten times as large.
  const jpeg = await sharp(await image.arrayBuffer())
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': contentType } });
}
