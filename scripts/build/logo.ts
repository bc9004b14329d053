import { readFileSync, writeFileSync } from 'node:fs';

import { optimize } from 'svgo';

import { builtLogo } from '../../lib/generated/paths';

/** The company's logo: a drawing of the operator's, in the header, the icons and the picture of shared links. */
export const logoFile = 'content/logo.svg';

/** It is in every document, so it may have as many bytes as a detailed emblem needs. */
const maxBytes = 4096;

/** What is no shape, or refers to something outside the drawing. */
const foreign = /<(?:text|image|style|foreignObject|a)\b|href="(?!#)|url\((?!#)/;

/**
 * Cleans a logo with SVGO: no editor's leftovers, no scripts, no size of its own, names of its parts that occur
 * nowhere else.
 *
 * @returns the drawing, on one line.
 * @throws an Error with a sentence that says what the logo must be.
 */
export function cleanLogo(text: string): string {
  const wrong = (must: string) => new Error(`${logoFile} must be ${must}.`);
  let svg: string;
  try {
    svg = optimize(text, {
      multipass: true,
      plugins: [
        'preset-default',
        'removeDimensions',
        'convertStyleToAttrs',
        'removeScripts',
        { name: 'prefixIds', params: { prefix: 'logo' } },
      ],
    }).data;
  } catch {
    throw wrong('an SVG drawing that can be read: save it again as plain SVG');
  }
  if (!svg.startsWith('<svg')) throw wrong('an SVG drawing: a file that begins with <svg');
  if (foreign.test(svg)) {
    throw wrong(
      'a drawing of shapes alone: turn texts into paths, and leave out styles, pictures and links',
    );
  }
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  if (!(ratio > 0.8 && ratio < 1.25)) {
    throw wrong(
      'a drawing with a viewBox about as wide as it is high, such as viewBox="0 0 40 40"',
    );
  }
  const bytes = Buffer.byteLength(svg);
  if (bytes <= maxBytes) return svg;
  throw wrong(
    `of at most ${maxBytes} bytes once it is cleaned, not ${bytes}: it is part of every page, so simplify its shapes`,
  );
}

/** Writes the cleaned logo to where the page and its icons are made from it. */
export function buildLogo(): void {
  writeFileSync(`public${builtLogo}`, cleanLogo(readFileSync(logoFile, 'utf8')));
}
