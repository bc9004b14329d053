/**
 * Builds what only browser tests need, each in a copy of the project: the page with analytics configured, the
 * pages of made-up companies, and a preview. `COMPANIES=all` builds every company, otherwise those that the
 * schema's limits and other alphabets make hardest.
 */
import { analyticsConfig } from './analytics-config';
import { companies, testedCompanies } from './companies';
import { fillIn } from './companies/fill-in';
import { main, run } from '../scripts/shared/cli';
import { copyProject } from './copy-project';
import { variantFolder } from './variant-folder';

const withAnalytics = {
  NEXT_PUBLIC_FIREBASE_API_KEY: analyticsConfig.apiKey,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: analyticsConfig.projectId,
  NEXT_PUBLIC_FIREBASE_APP_ID: analyticsConfig.appId,
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: analyticsConfig.measurementId,
};

function build(name: string, args: string[], env: Record<string, string>) {
  if (!run('scripts/build/build.ts', args, env, variantFolder(name))) {
    throw new Error(`The variant "${name}" was not built; the lines above say why.`);
  }
}

main(async () => {
  copyProject(variantFolder('analytics'));
  build('analytics', ['--site'], withAnalytics);
  for (const name of testedCompanies()) {
    copyProject(variantFolder(name));
    await fillIn(variantFolder(name), companies[name]);
    build(name, [], name === 'ordinary' ? withAnalytics : {});
  }
  copyProject(variantFolder('preview'));
  build('preview', ['--site'], { ...withAnalytics, NEXT_PUBLIC_PREVIEW: 'new-prices' });
});
