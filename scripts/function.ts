/**
 * Bundles the function into `functions/lib/index.js`, with only the content that it reads. So a new price
 * does not change the function, and a deploy skips it. `--watch` bundles again after each change.
 */
import { context } from 'esbuild';

import { main } from './shared/cli';

main(async () => {
  const bundler = await context({
    entryPoints: ['functions/src/index.ts'],
    outfile: 'functions/lib/index.js',
    bundle: true,
    platform: 'node',
    target: 'node20',
    // Google installs the packages of functions/package.json.
    packages: 'external',
    logLevel: 'warning',
  });
  if (process.argv.includes('--watch')) {
    await bundler.watch();
    console.log('Watching for file changes');
  } else {
    await bundler.rebuild();
    await bundler.dispose();
  }
});
