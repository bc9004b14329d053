import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

import { scriptsAttribute, sendPressedAttribute } from './lib/dom';
import { paper } from './lib/theme';

// A notch may be on one side only, but both gutters of the page are equal.
const gutter = 'max(min(1.5rem, 7.5vw), env(safe-area-inset-left), env(safe-area-inset-right))';

// From `sm` up, the title has the larger of two sizes. One line: 100cqw / 0.41. "Red Rim Shuttle" has 112 px
// in a box of 732 px, and 136 px from 892 px on.
const titleOnOneLine = 'min(8.5rem, 244cqw / var(--chars))';
// Two lines, each with half of the letters and half a word: 200cqw / 0.47. "Panguitch Mountain Shuttles" has
// 84 px in a box of 732 px, where one line would have 64 px.
const titleOnTwoLines = 'min(5.75rem, 425cqw / (var(--chars) + var(--longest)))';
// On a phone on its side, two lines leave Book Now in the first view: 71 px in a window that is 390 px high.
const titleInLowWindow = 'max(2rem, 50vh - 7.75rem)';

// Above zero, the window has space for a header that stays: 20rem of width for its one line, at every size of
// text, and 30rem of height, of which it covers less than a fifth. `* 999` makes a
// condition of it, because the product is above or below zero by more than any window.
const spareWindow = 'min(20vh - 6rem, 100vw - 20rem)';

export default {
  // Tailwind would take words of the editor for classes, so its folder is not here.
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  // These stand only in comments and code.
  blocklist: ['border', 'inline', 'static', 'visible'],
  // Touch screens keep a hover style after a tap, so only pointers that hover get it.
  future: { hoverOnlyWhenSupported: true },
  // This setting and most of `corePlugins` remove custom properties that the page does not need.
  experimental: { optimizeUniversalDefaults: true },
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    textOpacity: false,
    filter: false,
    boxShadow: false,
    // app/globals.css has the part of it that the page needs.
    preflight: false,
  },
  theme: {
    // The booking bar is for screens below `xs`. The introduction has four columns from `xl` up, and the photo row
    // needs no scrolling from `row` up.
    screens: {
      xs: '480px',
      sm: '640px',
      md: '768px',
      lg: '1024px',
      xl: '1200px',
      row: '1280px',
    },
    extend: {
      // The colors come from the photographs: rock in the sun and in shade, pines, and the winter sky.
      colors: {
        paper,
        maroon: '#2a0f08',
        sand: { DEFAULT: '#f5efe7', dark: '#d6ccbf' },
        action: { DEFAULT: '#2b7a41', hover: '#22562e', active: '#1a4323' },
        accent: { DEFAULT: '#bf4500', hover: '#953700' },
        success: { DEFAULT: '#1f5130', soft: '#f4f6ea' },
        danger: { DEFAULT: '#a3143f', soft: '#fbf1f0' },
        field: { DEFAULT: '#fdfaf6', edge: '#8a7f78' },
        winter: { DEFAULT: '#3b76b4', dark: '#2a5d96' },
        // White text on it is large: 3.87 to 1. The logo has the last two.
        orange: { DEFAULT: '#d2601f', sun: '#ffc06b', dusk: '#e8662a', rim: '#a8430f' },
      },
      backgroundImage: { caption: 'linear-gradient(transparent, theme(colors.maroon/80%))' },
      fontFamily: {
        display: 'var(--font-display)',
        // The fallback needs no download (app/globals.css). The first-paint script switches to the body face.
        sans: 'body-fallback, system-ui, sans-serif',
      },
      fontSize: {
        // Fields have it too: iOS zooms into fields of less than 16 px.
        body: ['1.125rem', '1.65'],
        // The last limit is a share of the width, so that a long word fits with large text on a small screen.
        lead: ['min(clamp(1.375rem, 2.4vw, 2.25rem), 11.5vw)', '1.3'],
        heading: ['min(2.25rem, 18vw)', '1.1'],
        // A phone number of 17 characters is at most 9 em wide: 100cqw / 9. Where it would be smaller than
        // text, it wraps.
        digits: ['max(1.125rem, min(1.75rem, 11.1cqw))', '1.35'],
        'card-heading': ['min(clamp(1.625rem, 1.2rem + 1.15vw, 2.25rem), 0.6rem + 4vw)', '1.2'],
        // The longest price, $9,998.99, is 3.9 em wide, and its rule takes 2 rem: (100cqw - 2rem) / 3.9.
        price: ['min(clamp(4.5rem, 9.375vw, 6rem), 25.6cqw - 0.5rem)', '1'],
        // Three characters are at most 2.3 em wide, and some space is left: 97cqw / 2.3.
        numeral: ['min(clamp(6rem, 10.67vw, 8rem), 42cqw)', '1'],

        // These fit any words into a box that is 100cqw wide. A divisor is the width of a letter in em, measured
        // in the display face (`npm run typeface`). It is 0.5 in a single word, because M and W count twice
        // (lib/letter-counts.ts), and less in a longer text. The longest word fits: 100cqw / 0.5. Three lines
        // of a long name keep the hero's height: 107rem / letters.
        title: [
          'min(6.7rem, 107rem / var(--chars), 200cqw / var(--longest))',
          { lineHeight: '0.98', letterSpacing: '0.01em' },
        ],
        'title-wide': `min(${titleInLowWindow}, max(${titleOnOneLine}, ${titleOnTwoLines}))`,
        // Four lines fit the header beside the menu of a narrow phone, and two in a wider header.
        brand: ['clamp(0.75rem, 20rem / var(--chars), 1.0625rem)', '1.2'],
        'brand-wide': ['min(1.5rem, 46rem / var(--chars))', '1.2'],
        // A line for each sentence: 100cqw / 0.485. Three lines of 4 rem fit 300 px above the scenery.
        statement: ['min(4rem, 206cqw / var(--longest))', '1.1'],
        // Two lines with 0.6 of the letters each: 100cqw / 0.6 / 0.405.
        'statement-wide': ['min(5.5rem, 412cqw / var(--chars))', '1.02'],
        // One line: 100cqw / 0.376.
        'statement-line': ['min(6.38rem, 266cqw / var(--chars))', '1.1'],
      },
      spacing: {
        // The gutter takes at most 7.5 % of the width, because enlarged text needs the space.
        gutter,
        // The part of the right gutter that no notch covers.
        bleed: `calc(${gutter} - env(safe-area-inset-right))`,
        card: 'min(2rem, 8.25vw)',
        pill: 'min(36px, 9.25vw)',
        // At the page's end, where a phone's own bar may stand.
        foot: 'max(2.5rem, env(safe-area-inset-bottom))',
        header: '3.75rem',
        // With a `top` far above the window, the header scrolls away.
        stuck: `min(0px, (${spareWindow}) * 999)`,
        // Nothing scrolls to a place behind the header. Chromium scrolls to the caret, which is 1.25rem below the
        // edge of its field.
        'below-header': `clamp(0px, (${spareWindow} + 1px) * 999, 5.25rem)`,
        // The sizes of the specification (§9).
        hero: '500px',
        band: '300px',
        photo: '300px',
        'photo-section': '680px',
      },
      maxWidth: { prose: '38rem', half: 'clamp(24rem, 50% - 1rem, 40rem)' },
      // With gaps of 2 rem, one of four columns is 25% - 1.5rem wide and two are 50% - 1rem.
      gridTemplateColumns: {
        // As many columns as the text size leaves room for.
        fit: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
        half: 'calc(50% - 1rem) minmax(0, 1fr)',
        contact: 'minmax(0, 1fr) max(25% - 1.5rem, min(16.5rem, 40%))',
      },
      transitionProperty: { DEFAULT: 'color, background-color, border-color, box-shadow, translate' },
    },
  },
  plugins: [
    plugin((tailwind) => {
      tailwind.addUtilities({
        '.shadow-card': {
          boxShadow: '0 1px 2px rgb(28 25 23 / 0.06), 0 18px 40px -12px rgb(28 25 23 / 0.18)',
        },
        '.shadow-button': { boxShadow: '0 6px 16px -4px rgb(28 25 23 / 0.35)' },
        '.shadow-lifted': { boxShadow: '0 10px 22px -6px rgb(28 25 23 / 0.35)' },
        '.shadow-none': { boxShadow: 'none' },
        '.shadow-words': { filter: 'drop-shadow(0 2px 12px rgb(42 15 8 / 0.44))' },
        '.\\@container': { containerType: 'inline-size' },
        // The files of this face have only capitals (app/fonts/README.md).
        '.font-display': { textTransform: 'uppercase' },
      });
      // The header's own width decides, because that counts in its size of text.
      tailwind.addVariant('tight', '@container (max-width: 22.4rem)');
      tailwind.addVariant('roomy', '@container (min-width: 48rem)');
      // Transitions would delay the response to a tap, so touch screens have none.
      tailwind.addVariant('mouse', '@media (hover: hover) and (pointer: fine)');
      // The first-paint script sets these attributes.
      tailwind.addVariant('no-scripts', `:root:not([${scriptsAttribute}]) &`);
      tailwind.addVariant('send-waiting', `:root[${sendPressedAttribute}=waiting] &`);
    }),
  ],
} satisfies Config;
