import { readFileSync } from 'node:fs';

import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/**
 * `next build` exports plain files. `next dev` is a server and can stand in for Hosting: it passes
 * the callable on to the Functions emulator, so that the page calls its own origin in both.
 *
 * @type {(phase: string) => import('next').NextConfig}
 */
export default function nextConfig(phase) {
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    const { emulators } = JSON.parse(readFileSync('firebase.json', 'utf8'));
    const source = '/sendContactEmail';
    const emulator = `http://127.0.0.1:${emulators.functions.port}`;
    return { rewrites: () => [{ source, destination: `${emulator}/demo-red-rim/us-central1${source}` }] };
  }
  return {
    output: 'export',
    // scripts/export/export.ts makes `out` of it.
    distDir: '.next/export',
    // `npm run types` checks them, in CI and in `npm run deploy`. Here it would take three quarters of the time.
    typescript: { ignoreBuildErrors: true },
    experimental: { inlineCss: true },
  };
}
