import { withoutModules } from '../../components/islands/first-paint';
import { readFirebaseConfig } from '../../lib/browser/firebase-config';
import { newestScript } from '../../lib/generated/paths';
import { islandAttribute, scriptTemplateId } from '../../lib/dom';
import { photoFolder } from '../../lib/generated/photos';
import { previewName } from '../../lib/preview';
import { builtScripts, scriptFolder } from '../../lib/generated/scripts';
import { socialImage } from '../../lib/generated/social-image';
import { finishExport, type ExportSettings } from '../../tools/export/finish';
import type { HeaderSettings } from '../../tools/export/headers';
import { writeHostingConfig } from '../../tools/export/hosting';

/** What the site says about its headers. */
export const headers: HeaderSettings = {
  httpsOnly: 'host',
  preview: previewName !== '',
  own: [
    // Other sites embed them.
    {
      source: socialImage.path,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    },
  ],
  immutable: [photoFolder, scriptFolder],
};

/** What tools/export is told of this site. Expects the .env files to have been read. */
export function exportSettings(): ExportSettings {
  const { firstPaint, seasonClock, islands } = builtScripts();
  return {
    from: '.next/export',
    copied: 'public',
    to: 'out',
    inlineScripts: [firstPaint, withoutModules, seasonClock],
    template: { id: scriptTemplateId, scripts: [islands, newestScript('islands')] },
    islandAttribute,
    analytics: readFirebaseConfig(process.env).measurementId !== '',
    headers,
  };
}

/** Turns the output of `next build` into the site, in `out`, and writes its headers for Hosting. */
export function finish(): void {
  writeHostingConfig(finishExport(exportSettings()));
}
