import type { Config } from 'tailwindcss';
import colors from 'tailwindcss/colors';

import { colors as theme } from './lib/theme';

export default {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        ...theme,
        action: { DEFAULT: '#15803d', hover: '#166534', active: '#14532d' },
        accent: { DEFAULT: '#c2410c', hover: '#9a3412' },
        danger: colors.red[700],
        winter: colors.sky[600],
        summer: colors.orange[600],
      },
      fontFamily: {
        display: ['var(--font-display)', 'Impact', 'sans-serif'],
      },
      fontSize: {
        body: ['1.125rem', '1.65'],
        lead: ['1.375rem', '1.5'],
        title: ['clamp(4rem, 2.75rem + 5vw, 6rem)', '1'],
        section: ['3rem', '1.1'],
        card: ['clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem)', '1.15'],
        band: ['clamp(1.875rem, 1.2rem + 2.7vw, 3.25rem)', '1.1'],
        price: ['3rem', '1'],
      },
      borderRadius: { card: '1.5rem', photo: '1rem', field: '0.75rem' },
      boxShadow: {
        card: '0 1px 2px rgb(28 25 23 / 0.06), 0 18px 40px -12px rgb(28 25 23 / 0.18)',
        pill: '0 6px 16px -4px rgb(28 25 23 / 0.35)',
      },
      // The specification's own sizes (§9).
      minHeight: { hero: '500px', band: '300px', 'photo-section': '680px' },
      height: { header: '72px', photo: '300px' },
      width: { photo: '300px' },
      scrollMargin: { header: '72px' },
      maxWidth: {
        content: '80rem',
        seasons: '64rem',
        lead: '45rem',
        prose: '38rem',
        rows: '32rem',
      },
      // Four photographs and three of these are as wide as the content.
      gap: { photos: '10.66px' },
      backgroundImage: {
        scrim:
          'linear-gradient(90deg, rgb(42 15 8 / 0.82) 0%, rgb(42 15 8 / 0.55) 35%, rgb(42 15 8 / 0.1) 75%, transparent 100%)',
      },
      transitionDuration: { DEFAULT: '150ms' },
    },
  },
} satisfies Config;
