/**
 * Builds the two variants that browser tests need: with analytics configured (e2e/analytics.spec.ts), and as
 * a preview of that (e2e/preview.spec.ts).
 */
import { analyticsConfig } from '../../test-support/analytics-config';
import { main, runs } from '../shared/cli';

const variants = [
  { folder: 'out-analytics', preview: '' },
  { folder: 'out-preview', preview: 'new-prices' },
];

main(() => {
  for (const { folder, preview } of variants) {
    const built = runs('scripts/build/build.ts', ['--site'], {
      SITE_OUT_DIR: folder,
      NEXT_PUBLIC_PREVIEW: preview,
      NEXT_PUBLIC_FIREBASE_API_KEY: analyticsConfig.apiKey,
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: analyticsConfig.projectId,
      NEXT_PUBLIC_FIREBASE_APP_ID: analyticsConfig.appId,
      NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: analyticsConfig.measurementId,
    });
    if (!built) throw new Error(`${folder} was not built; the lines above say why.`);
  }
});
