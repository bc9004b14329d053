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
    const { FUNCTION_ORIGIN, EDITOR_API, EDITOR_ORIGINS = '' } = process.env;
    const editorHosts = EDITOR_ORIGINS.split(' ')
      .filter(Boolean)
      .map((origin) => new URL(origin).hostname);
    return {
      ...common,
      // The editor's routes, which exist for `npm run edit` alone. The editor asks another host for its
      // face, and does without.
      ...(EDITOR_API && {
        devIndicators: false,
        allowedDevOrigins: editorHosts,
        // They take time to make, and whoever edits words reads none.
        experimental: {
          ...common.experimental,
          turbopackSourceMaps: false,
          // A save encodes photographs, which takes a slow machine longer than the usual half minute.
          proxyTimeout: 600_000,
        },
        pageExtensions: ['tsx', 'ts', 'dev.tsx'],
        headers: () => [
          {
            source: '/keystatic/:path*',
            headers: [
              {
                key: 'Content-Security-Policy',
                value: "default-src 'self' data: blob: ws: wss: 'unsafe-inline' 'unsafe-eval'",
              },
            ],
          },
        ],
      }),
      rewrites: () => ({
        beforeFiles: [
          ...(EDITOR_API
            ? [
                {
                  source: '/api/keystatic/:path*',
                  // A page of another name that leads to this computer is not the editor's.
                  has: [
                    { type: 'host', value: `(?:${editorHosts.join('|').replaceAll('.', '\\.')})` },
                  ],
                  destination: `${EDITOR_API}/api/keystatic/:path*`,
                },
                // The editor has addresses of its own. A dynamic route would start a process at each visit.
                { source: '/keystatic/:path+', destination: '/keystatic' },
              ]
            : []),
          {
            source: '/sendContactEmail',
            destination: `${FUNCTION_ORIGIN}/demo-red-rim/us-central1/sendContactEmail`,
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
