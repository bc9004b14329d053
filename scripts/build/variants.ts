/**
 * Builds what only browser tests need, each in a copy of the project: the page with analytics configured, the
 * pages of made-up companies, and a preview with its report. `COMPANIES=all` builds every company, otherwise
 * those that the schema's limits and other alphabets make hardest.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { parseContent } from '../../lib/content/problems';
import { siteOf } from '../../lib/content/site';
import { analyticsConfig } from '../../test-support/analytics-config';
import { companies, testedCompanies, type Company } from '../../test-support/companies';
import { makePhotographs } from '../../test-support/companies/photographs';
import { main, runs } from '../shared/cli';
import { copyProject } from '../shared/copy-project';
import { variantFolder } from '../shared/variants';
import { writeContent } from './content-files';

const withAnalytics = {
  NEXT_PUBLIC_FIREBASE_API_KEY: analyticsConfig.apiKey,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: analyticsConfig.projectId,
  NEXT_PUBLIC_FIREBASE_APP_ID: analyticsConfig.appId,
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: analyticsConfig.measurementId,
};

function build(name: string, args: string[], env: Record<string, string>) {
  if (!runs('scripts/build/build.ts', args, env, variantFolder(name))) {
    throw new Error(`The variant "${name}" was not built; the lines above say why.`);
  }
}

/** Makes a copy of the project another company's, as its operator would. */
async function fillIn(folder: string, { content, hero }: Company) {
  writeContent(folder, content);
  const photos = join(folder, 'photos');
  rmSync(photos, { recursive: true });
  mkdirSync(photos);
  await makePhotographs(photos, siteOf(parseContent(content)), hero);
}

/** Builds a preview, with a report of what makes another company of this one. */
function buildPreview() {
  const folder = variantFolder('preview');
  const other = join(variantFolder('longest'), 'out');
  copyProject(folder);
  if (!runs('tools/preview-report/index.ts', ['out', other, join(folder, 'preview-report.html')])) {
    throw new Error('The report for the variant "preview" was not made; the lines above say why.');
  }
  build('preview', ['--site'], {
    ...withAnalytics,
    NEXT_PUBLIC_PREVIEW: 'new-prices',
    NEXT_PUBLIC_PREVIEW_REPORT: 'preview-report.html',
  });
}

main(async () => {
  copyProject(variantFolder('analytics'));
  build('analytics', ['--site'], withAnalytics);
  for (const name of testedCompanies()) {
    copyProject(variantFolder(name));
    await fillIn(variantFolder(name), companies[name]);
    build(name, [], name === 'ordinary' ? withAnalytics : {});
  }
  buildPreview();
});
