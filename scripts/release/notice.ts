/**
 * Changes what the page says of today, in content/site.json: sets or takes away the notice, closes or opens a
 * shuttle. `--until` is in the company's time zone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { contentFile } from '../../lib/content/problems';
import type { Content } from '../../lib/content/schema';
import { assertContent } from '../build/check-content';
import { contentText } from '../build/format-content';
import { main } from '../shared/cli';
import { withToday } from './today';

main(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      until: { type: 'string' },
      link: { type: 'string' },
      to: { type: 'string' },
      clear: { type: 'boolean' },
      close: { type: 'string' },
      open: { type: 'string' },
    },
  });
  if (positionals.length > 1) throw new Error('Put the text of the notice in quotation marks.');
  assertContent();
  const content = JSON.parse(readFileSync(contentFile, 'utf8')) as Content;
  const [changed, done] = withToday(content, { text: positionals[0], ...values }, Date.now());
  writeFileSync(contentFile, contentText(changed));
  console.log(`${done} Put it live: npm run deploy`);
});
