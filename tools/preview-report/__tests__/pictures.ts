import sharp from 'sharp';

interface Square {
  left: number;
  top: number;
  size?: number;
}

/** A white PNG with black squares. */
export const picture = (width: number, height: number, ...squares: Square[]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(
      squares.map(({ left, top, size = 10 }) => ({
        input: { create: { width: size, height: size, channels: 3, background: 'black' } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();
