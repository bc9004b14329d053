import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

import {
  scriptAskedAttribute,
  closedAttributes,
  bodyFaceAttribute,
  noticeAttribute,
  sendPressedAttribute,
  touchedAttribute,
} from './lib/dom';
import { colors as theme } from './lib/theme';

// From the photographs: rock in the sun and in shade, pines, and the winter sky.
const sun = '#e8662a';
const rock = { DEFAULT: '#b5401c', hover: '#8f3115' };

export default {
  // Without the editor, whose words Tailwind would take for classes of the page.
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  // Words of the sources that are no class of theirs.
  blocklist: ['static', 'lowercase'],
  // A finger does not hover: a tap leaves no color behind.
  future: { hoverOnlyWhenSupported: true },
  theme: {
    // xs: the narrowest screen that fits the company's name on one line.
    // wide: the orange band on one line; xl: four columns; row: four photographs.
    screens: {
      xs: '360px',
      sm: '640px',
      md: '768px',
      wide: '960px',
      lg: '1024px',
      xl: '1200px',
      row: '1280px',
    },
    extend: {
      colors: {
        ...theme,
        action: { DEFAULT: '#2b6b3a', hover: '#22562e', active: '#1a4323' },
        accent: rock,
        success: { DEFAULT: '#1f5130', soft: '#f4f6ea' },
        danger: { DEFAULT: '#a3143f', soft: '#fbf1f0' },
        field: { DEFAULT: '#fdfaf6', edge: '#8a7f78' },
        winter: { DEFAULT: '#3b76b4', dark: '#2a5d96' },
        summer: { DEFAULT: '#d2601f' },
        // The logo's.
        logo: { sun, rim: rock.hover, deep: '#5c1d0c', cream: '#fdf0dc', moon: '#f0c583' },
      },
      fontFamily: {
        display: 'var(--font-display)',
        body: 'var(--font-body)',
        // Is there from the start (app/globals.css).
        system: 'body-fallback, system-ui, sans-serif',
      },
      fontSize: {
        body: ['1.125rem', '1.65'],
        lead: ['min(clamp(1.375rem, 2.4vw, 2.25rem), 11.5vw)', '1.3'],
        // The smaller of the largest type and the type that fills the width, on desktops two thirds of it
        // (components/sections/Title.tsx).
        name: ['min(var(--max), 100cqw / var(--ems))', '0.98'],
        'name-sm': ['min(var(--max-sm), 100cqw / var(--ems-wide))', '0.98'],
        'name-lg': ['min(var(--max-lg), 66cqw / var(--ems-wide))', '0.98'],
        'lead-wide': ['2.25rem', '1.25'],
        wordmark: '1.0625rem',
        line: ['clamp(1.25rem, 1rem + 0.5vw, 1.5rem)', '1.3'],
        title: ['min(clamp(3.25rem, 2.75rem + 5vw, 6rem), 13vw)', '1.02'],
        section: ['min(3rem, 18vw)', '1.1'],
        // With large text on a small screen, the longest word or address still fits.
        card: ['min(clamp(1.5625rem, 0.9rem + 1.75vw, 1.9rem), 15vw)', '1.2'],
        'card-wide': ['min(2.75vw, 2.25rem)', '1.2'],
        address: ['clamp(0.9375rem, 100cqw / var(--ems), 1.125rem)', '1.65'],
        digits: ['min(1.75rem, 82cqw / var(--ems))', '1.35'],
        // Below the small breakpoint a line for each part, then two lines, then one.
        band: ['min(4rem, 100cqw / var(--ems))', '1.1'],
        'band-two': ['min(5.5rem, 100cqw / var(--ems-two))', '1.02'],
        'band-wide': ['min(6.38rem, 100cqw / var(--ems-wide))', '1.1'],
        season: ['clamp(1.875rem, 3.4vw, 2.25rem)', '1.15'],
        numeral: ['6rem', '1'],
        price: ['min(3rem, 100cqw / var(--ems))', '1'],
        'price-columns': ['min(4.5rem, (100cqw - var(--between)) / var(--ems-wide))', '1'],
        'price-wide': ['min(6rem, (100cqw - var(--between)) / var(--ems-wide))', '1'],
      },
      letterSpacing: { heading: '0.015em' },
      borderWidth: { 3: '3px', edge: '1.5px' },
      aspectRatio: { photo: '4 / 3' },
      // Where the fourth of four columns begins, in the card that spans the last two.
      flexBasis: { half: 'calc(50% + 0.25rem)' },
      gridTemplateColumns: {
        ways: '1fr 1fr auto',
        // The first two of four columns with gaps of 2rem, and the rest.
        halves: 'calc(50% - 1rem) 1fr',
        // The fourth of them, wider where larger text needs it.
        side: 'minmax(0, 1fr) max(25% - 1.5rem, min(16.5rem, 40%))',
      },
      borderRadius: { card: '1.5rem', photo: '1rem', field: '0.75rem' },
      boxShadow: {
        none: 'none',
        card: '0 1px 2px rgb(28 25 23 / 0.06), 0 18px 40px -12px rgb(28 25 23 / 0.18)',
        pill: '0 6px 16px -4px rgb(28 25 23 / 0.35)',
      },
      // The specification's own sizes (§9).
      minHeight: { header: '72px', hero: '500px', band: '300px', 'photo-section': '680px' },
      size: { photo: '300px', sun: '12.5rem' },
      width: { 18: '4.5rem' },
      height: { photo: '300px' },
      inset: {
        '1/5': '20%',
        // Beside the drive's mountain, which stands at 70 % (see Skyline): the gap of its spires, and the valley.
        gap: 'calc(70% + 0.375rem)',
        'gap-wide': 'calc(70% + 1.5rem)',
        valley: 'min(30% + 13.75rem, 100% - 3.25rem)',
        'valley-wide': 'calc(30% + 24rem)',
        home: 'min(30% + 13rem, 100% - 3.5rem)',
        'home-wide': 'calc(30% + 28rem)',
      },
      // The display face leaves room before its first letter.
      // The lead's capitals begin this far below its first line's top.
      margin: { optical: '-0.035em', cap: '0.32em' },
      // With large text on a small screen, the words need the room.
      spacing: { gutter: 'min(1.5rem, 7.5vw)' },
      padding: {
        pill: 'min(2.25rem, 9.25vw)',
        card: 'min(2rem, 8.25vw)',
        // A photograph of 300 px, overlapped by 72.
        scene: '228px',
      },
      // Further than any header is high.
      scrollMargin: { top: '100vh' },
      maxWidth: {
        content: '84rem',
        lead: '56rem',
        prose: '38rem',
        rows: 'clamp(24rem, 50% - 1rem, 40rem)',
      },
      backgroundImage: {
        sky: 'linear-gradient(white, #fcd9a8 70%)',
      },
      // Ten seconds after the islands' script was asked for.
      animation: { stuck: 'stuck 0s 10s forwards' },
      keyframes: { stuck: { to: { position: 'static', visibility: 'visible' } } },
    },
  },
  // The style sheet is a third of the document. The page has a reset of its own (app/globals.css), no
  // container, and no class that needs a color's opacity or a shadow's color apart; `shadow` and `transition`
  // are below.
  corePlugins: {
    preflight: false,
    container: false,
    filter: false,
    boxShadow: false,
    transitionProperty: false,
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    textOpacity: false,
  },
  // Defaults of composed properties only where they are used, instead of on every element.
  experimental: { optimizeUniversalDefaults: true },
  plugins: [
    plugin((tailwind) => {
      tailwind.matchUtilities(
        { shadow: (value: string) => ({ boxShadow: value }) },
        { values: tailwind.theme('boxShadow') },
      );
      // Not under a finger: every frame of it would delay the answer to the tap.
      tailwind.addUtilities({
        '@media (hover: hover) and (pointer: fine)': {
          '.transition': { transition: 'color 150ms, background-color 150ms, border-color 150ms' },
        },
      });
      // The states before hydration, as firstPaint leaves them in the document.
      tailwind.addVariant('scripts-asked', `:root[${scriptAskedAttribute}] &`);
      tailwind.addVariant(
        'phone-untouched',
        `@media (scripting: enabled) and (max-width: 639px) and (max-height: 960px) { :root:not([${touchedAttribute}]) & }`,
      );
      for (const [season, attribute] of Object.entries(closedAttributes)) {
        tailwind.addVariant(`no-${season}`, `:root[${attribute}] &`);
      }
      for (const state of ['open', 'over']) {
        tailwind.addVariant(`notice-${state}`, `:root[${noticeAttribute}=${state}] &`);
      }
      tailwind.addVariant('before-faces', `:root:not([${bodyFaceAttribute}]) &`);
      tailwind.addVariant('send-waiting', `:root[${sendPressedAttribute}] &`);
    }),
  ],
} satisfies Config;
