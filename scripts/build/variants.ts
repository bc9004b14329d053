/**
 * Builds the site as tests need it besides: with analytics configured (e2e/analytics.spec.ts), and as a
 * preview of that (e2e/preview.spec.ts).
 */
import { spawnSync } from 'node:child_process';

import { analyticsConfig } from '../../test-support/analytics-config';

const variants = [
  { folder: 'out-analytics', preview: '' },
  { folder: 'out-preview', preview: 'new-prices' },
];

for (const { folder, preview } of variants) {
  const { status } = spawnSync('npm', ['run', 'build:site'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_OUT_DIR: folder,
      NEXT_PUBLIC_PREVIEW: preview,
      NEXT_PUBLIC_FIREBASE_API_KEY: analyticsConfig.apiKey,
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: analyticsConfig.projectId,
      NEXT_PUBLIC_FIREBASE_APP_ID: analyticsConfig.appId,
      NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: analyticsConfig.measurementId,
    },
  });
  if (status !== 0) process.exitCode = 1;
}
