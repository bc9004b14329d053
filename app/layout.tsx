import { clsx } from 'clsx';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';

import { readEnvironment } from '@/lib/environment';
import { readContent } from '@/lib/load-site';
import { paper } from '@/lib/theme';

import './globals.css';

const display = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display',
  weight: '400',
  // Next derives the size of the fallback from small letters, which the subset does not contain.
  adjustFontFallback: false,
  fallback: ['display-fallback', 'Impact', 'sans-serif'],
});

/**
 * The home page fetches it after the first view (components/inline/first-paint.ts), so nothing preloads it.
 */
const body = localFont({
  src: [
    { path: './fonts/body-400.woff2', weight: '400' },
    { path: './fonts/body-600.woff2', weight: '600' },
  ],
  variable: '--font-body',
  preload: false,
  adjustFontFallback: false,
  fallback: ['body-fallback', 'system-ui', 'sans-serif'],
});

export function generateMetadata(): Metadata {
  return {
    ...(readEnvironment().previewName && { robots: 'noindex' }),
    metadataBase: new URL(readContent().url),
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  colorScheme: 'light',
  themeColor: paper,
  // The booking bar then covers the area of a phone's home indicator too.
  viewportFit: 'cover',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The first-paint script sets attributes of this element. In development, React hydrates it afterward.
    <html
      lang="en"
      className={clsx(display.variable, body.variable, 'motion-safe:scroll-smooth')}
      suppressHydrationWarning
    >
      <body className="bg-paper text-body text-stone-800 print:bg-white">{children}</body>
    </html>
  );
}
