import { readFileSync } from 'node:fs';

import { ImageResponse } from 'next/og';

import { colors } from '@/lib/theme';

export const dynamic = 'force-static';
export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

const logo = `data:image/svg+xml;base64,${readFileSync('app/icon.svg', 'base64')}`;

/** The icon on the home screen of phones, which round its corners themselves. */
export default function AppleIcon() {
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: colors.paper,
      }}
    >
      <img src={logo} alt="" width={144} height={144} />
    </div>,
    size,
  );
}
