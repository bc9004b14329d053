import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import { withoutModules } from '../../components/first-view/first-paint';
import { readFirebaseConfig } from '../../lib/browser/firebase-config';
import { newestScript } from '../../lib/generated';
import { islandAttribute, scriptTemplateId } from '../../lib/marks';
import { photoFolder } from '../../lib/content/photos';
import { changesPath, changesPolicy, previewName } from '../../lib/preview';
import { builtScripts, scriptFolder } from '../../lib/content/scripts';
import { site } from '../../lib/content/site';
import { socialImage } from '../../lib/content/social-image';
import { finishExport, type ExportSettings } from '../../tools/export/finish';
import type { HeaderSettings } from '../../tools/export/headers';
import { writeHostingConfig } from '../../tools/export/hosting';

/** What the site says about its headers. */
export const headers: HeaderSettings = {
  httpsOnly: site.httpsOnly,
  preview: previewName !== '',
  own: [
    // Other sites embed it.
    { source: socialImage.path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ...(previewName === ''
      ? []
      : [{ source: changesPath, headers: { 'Content-Security-Policy': changesPolicy } }]),
  ],
  immutable: [photoFolder, scriptFolder],
};

/** What tools/export is told of this site. Expects the .env files to have been read. */
export function exportSettings(): ExportSettings {
  const { firstPaint, today, islands } = builtScripts();
  return {
    from: '.next/export',
    copied: 'public',
    to: 'out',
    inlineScripts: [firstPaint, withoutModules, today],
    template: { id: scriptTemplateId, scripts: [islands, newestScript('islands')] },
    islandAttribute,
    analytics: readFirebaseConfig(process.env).measurementId !== '',
    headers,
  };
}

/** Gives a preview the report of what it changes, with the pictures that a comment shows of it. */
function addChanges(report: string, folder: string) {
  if (!existsSync(report)) {
    throw new Error(
      `NEXT_PUBLIC_PREVIEW_REPORT names no file: "${report}". Make it with "npm run preview:report", or unset it.`,
    );
  }
  cpSync(report, join(folder, `${changesPath}.html`));
  cpSync(report.replace(/\.html$/, ''), join(folder, changesPath), { recursive: true });
}

/** Turns the output of `next build` into the site, in `out`, and writes its headers for Hosting. */
export function finish(): void {
  const settings = exportSettings();
  writeHostingConfig(finishExport(settings));
  const report = process.env.NEXT_PUBLIC_PREVIEW_REPORT;
  if (previewName !== '' && report) addChanges(report, settings.to);
}
