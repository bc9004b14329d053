/** Builds the site a second time, with analytics configured, for the tests in e2e/analytics.spec.ts. */
import { spawnSync } from 'node:child_process';

import { analyticsConfig } from '../e2e/analytics-config';

const { status } = spawnSync('npm', ['run', 'build:site'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SITE_OUT_DIR: 'out-analytics',
    NEXT_PUBLIC_FIREBASE_API_KEY: analyticsConfig.apiKey,
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: analyticsConfig.projectId,
    NEXT_PUBLIC_FIREBASE_APP_ID: analyticsConfig.appId,
    NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: analyticsConfig.measurementId,
  },
});
process.exitCode = status ?? 1;
