import { existsSync } from 'node:fs';

import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/**
 * `next build` exports plain files. `next dev` is a server and can stand in for Hosting: it passes
 * the callable on to the Functions emulator, so that the page calls its own origin in both.
 *
 * @type {(phase: string) => import('next').NextConfig}
 */
export default function nextConfig(phase) {
  const building = phase === PHASE_PRODUCTION_BUILD && process.argv.includes('build');
  if (building && !existsSync('.photos/manifest.json')) {
    console.error('Photographs and fonts have not been prepared: run "npm run build" instead.');
    process.exit(1);
  }
  const common = {
    poweredByHeader: false,
    experimental: { inlineCss: true },
    // The same page gets the same files, and browsers that have them keep them.
    generateBuildId: () => 'site',
  };
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    return {
      ...common,
      rewrites: () => ({
        beforeFiles: [
          {
            source: '/sendContactEmail',
            destination: `${process.env.FUNCTION_ORIGIN}/demo-red-rim/us-central1/sendContactEmail`,
          },
        ],
      }),
    };
  }
  return {
    ...common,
    output: 'export',
    // The build's last step makes `out` of it.
    distDir: '.next/export',
    // `npm run check` checks them, also before a release; here it would take three quarters of the time.
    typescript: { ignoreBuildErrors: true },
  };
}
