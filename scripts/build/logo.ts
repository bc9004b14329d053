import { readFileSync, writeFileSync } from 'node:fs';

import { load } from 'cheerio';
import { optimize } from 'svgo';

import { builtLogo } from '../../lib/generated/paths';

/** The company's logo: a drawing of the operator's, in the header, the icons and the picture of shared links. */
export const logoFile = 'content/logo.svg';

/** It is in every document, so it may have as many bytes as a detailed emblem needs. */
const maxBytes = 4096;

const drawing =
  'svg, g, defs, title, desc, path, rect, circle, ellipse, line, polyline, polygon, clipPath, mask, symbol, ' +
  'use, linearGradient, radialGradient, stop';

/** What a logo must be, and whether a cleaned one is. */
const rules: { must: string; holds: (svg: ReturnType<typeof load>) => boolean }[] = [
  {
    must: 'an SVG drawing: a file that begins with <svg',
    holds: ($) => $.root().children().first().is('svg'),
  },
  {
    must: 'a drawing of shapes alone: turn texts into paths, and leave out scripts, styles, pictures and links',
    holds: ($) => $('*').not(drawing).length === 0,
  },
  {
    must: 'a drawing that refers to nothing outside itself and reacts to nothing',
    holds: ($) =>
      $('*')
        .toArray()
        .flatMap((element) => Object.entries($(element).attr() ?? {}))
        .every(
          ([name, value]) =>
            !/^on|^style$/.test(name) &&
            !/url\((?!#)/.test(value) &&
            !(name.endsWith('href') && !value.startsWith('#')),
        ),
  },
  {
    must: 'a drawing with a viewBox about as wide as it is high, such as viewBox="0 0 40 40"',
    holds: ($) => {
      const [, , width = 0, height = 0] = ($('svg').attr('viewBox') ?? '')
        .split(/[\s,]+/)
        .map(Number);
      return width / height > 0.8 && width / height < 1.25;
    },
  },
];

/**
 * Cleans a logo: no editor's leftovers, no size of its own, names of its parts that occur nowhere else.
 *
 * @returns the drawing, on one line.
 * @throws an Error with a sentence that says what the logo must be.
 */
export function cleanLogo(text: string): string {
  const wrong = (must: string) => new Error(`${logoFile} must be ${must}.`);
  let cleaned: string;
  try {
    cleaned = optimize(text, {
      multipass: true,
      plugins: [
        'preset-default',
        'removeDimensions',
        'convertStyleToAttrs',
        { name: 'prefixIds', params: { prefix: 'logo' } },
      ],
    }).data;
  } catch {
    throw wrong('an SVG drawing that can be read: save it again as plain SVG');
  }
  const $ = load(cleaned, { xml: true });
  const broken = rules.find(({ holds }) => !holds($));
  if (broken) throw wrong(broken.must);
  if (Buffer.byteLength(cleaned) <= maxBytes) return cleaned;
  throw wrong(
    `of at most ${maxBytes} bytes once it is cleaned, not ${Buffer.byteLength(cleaned)}: it is part of every page, so simplify its shapes`,
  );
}

/** Writes the cleaned logo to where the page and its icons are made from it. */
export function buildLogo(): void {
  writeFileSync(`public${builtLogo}`, cleanLogo(readFileSync(logoFile, 'utf8')));
}
