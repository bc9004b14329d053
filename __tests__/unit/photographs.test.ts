/** @jest-environment node */
import { writeFileSync } from 'node:fs';

import sharp from 'sharp';

import { picturesWithNotes } from '../../scripts/build/check-content';
import { newFolder } from '../folder';

const path = newFolder();

test('a photograph that holds what the camera noted is named, with the command that removes it', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  const noted = picture.clone().withExif({ IFD3: { GPSLatitude: '37/1 40/1 0/1' } });
  writeFileSync(path('noted.jpg'), await noted.jpeg().toBuffer());
  writeFileSync(path('plain.jpg'), await picture.jpeg().toBuffer());
  expect(picturesWithNotes(path())).toEqual([
    expect.stringMatching(/noted\.jpg holds what the camera noted.*node -e/),
  ]);
});
