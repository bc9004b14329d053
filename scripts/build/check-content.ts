import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { photographsOf, siteOf } from '../../lib/content';
import { cleanLogo, logoFile } from './logo';

/** Photographs with what a camera notes beside the picture, such as the place (EXIF): a repository is public. */
export const picturesWithNotes = (folder = 'photos') =>
  readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.jpe?g$/i.test(file) && readFileSync(file).includes('Exif\0\0'))
    .map(
      (file) =>
        `${file} holds what the camera noted, such as the place (EXIF); remove that with: node -e "require('sharp')('${file}').autoOrient().jpeg({quality:92}).toBuffer().then(b=>fs.writeFileSync('${file}',b))"`,
    );

/**
 * Checks the content and the logo.
 *
 * @throws an Error that lists every mistake with its file and place.
 */
export function assertContent(): void {
  const [site, today] = ['content/site.json', 'content/today.json'].map((file): unknown =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const missing = photographsOf(siteOf(site, today))
    .map(({ photo: { file } }) => file)
    .filter((file) => !existsSync(file.slice(1)))
    .map((file) => `content/site.json names ${file}, which is not there.`);
  const problems = [...missing, ...picturesWithNotes()];
  cleanLogo(readFileSync(logoFile, 'utf8'));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
