import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

import {
  scriptAskedAttribute,
  closedAttributes,
  noticeAttribute,
  sendPressedAttribute,
  touchedAttribute,
} from './lib/dom';
import { colors as theme } from './lib/theme';

export default {
  // Without the editor, whose words Tailwind would take for classes of the page.
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  // A finger does not hover: a tap leaves no color behind.
  future: { hoverOnlyWhenSupported: true },
  // Each keeps custom properties that the page does not need out of every document.
  experimental: { optimizeUniversalDefaults: true },
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    textOpacity: false,
    filter: false,
  },
  theme: {
    // xl: four columns; row: four photographs.
    screens: {
      sm: '640px',
      md: '768px',
      lg: '1024px',
      xl: '1200px',
      row: '1280px',
    },
    extend: {
      // From the photographs: rock in the sun and in shade, pines, and the winter sky.
      colors: {
        ...theme,
        action: { DEFAULT: '#2b6b3a', hover: '#22562e', active: '#1a4323' },
        accent: { DEFAULT: '#b5401c', hover: '#8f3115' },
        success: { DEFAULT: '#1f5130', soft: '#f4f6ea' },
        danger: { DEFAULT: '#a3143f', soft: '#fbf1f0' },
        field: { DEFAULT: '#fdfaf6', edge: '#8a7f78' },
        winter: { DEFAULT: '#3b76b4', dark: '#2a5d96' },
        summer: '#d2601f',
        logo: { sun: '#e8662a', rim: '#8f3115', cream: '#fdf0dc' },
      },
      fontFamily: {
        display: 'var(--font-display)',
        // Is there from the start (app/globals.css).
        sans: 'body-fallback, system-ui, sans-serif',
      },
      // With large text on a small screen, the longest word still fits.
      fontSize: {
        body: ['1.125rem', '1.65'],
        lead: ['min(clamp(1.375rem, 2.4vw, 2.25rem), 11.5vw)', '1.3'],
      },
      boxShadow: {
        card: '0 1px 2px rgb(28 25 23 / 0.06), 0 18px 40px -12px rgb(28 25 23 / 0.18)',
      },
      spacing: {
        // With large text on a small screen, the words need the room.
        gutter: 'max(min(1.5rem, 7.5vw), env(safe-area-inset-left))',
        card: 'min(2rem, 8.25vw)',
        // The specification's own sizes (§9), and the header's.
        header: '72px',
        hero: '500px',
        band: '300px',
        photo: '300px',
        'photo-section': '680px',
      },
      maxWidth: { prose: '38rem' },
    },
  },
  plugins: [
    plugin((tailwind) => {
      // Not a finger: under it, every frame of a transition would delay the answer to the tap.
      tailwind.addVariant('mouse', '@media (hover: hover) and (pointer: fine)');
      // The states before hydration, as firstPaint leaves them in the document.
      tailwind.addVariant('scripts-asked', `:root[${scriptAskedAttribute}] &`);
      tailwind.addVariant(
        'phone-untouched',
        `@media (scripting: enabled) and (max-width: 639px) and (max-height: 900px) { :root:not([${touchedAttribute}]) & }`,
      );
      for (const [season, attribute] of Object.entries(closedAttributes)) {
        tailwind.addVariant(`no-${season}`, `:root[${attribute}] &`);
      }
      for (const state of ['open', 'over']) {
        tailwind.addVariant(`notice-${state}`, `:root[${noticeAttribute}=${state}] &`);
      }
      tailwind.addVariant('send-waiting', `:root[${sendPressedAttribute}] &`);
    }),
  ],
} satisfies Config;
