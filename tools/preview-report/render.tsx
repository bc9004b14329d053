import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';

import postcss from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import tailwindcss from 'tailwindcss';

import { changesPolicy } from '../../lib/preview';
import { site } from '../../lib/content/site';
import tailwind from '../../tailwind.config';
import { Looks } from './Looks';
import type { Report } from './report';
import { Words } from './Words';

/** How to approve; `address` is the pull request's, where there is one. */
function Approval({ address }: { address: string | undefined }) {
  if (!address) {
    return (
      <p>
        Tell whoever sent you this that you approve, or what should be different. They put it live
        with <code>npm run deploy</code> or by merging the proposal; nothing is live until then.
      </p>
    );
  }
  return (
    <p>
      <a href={address} className="text-accent underline">
        Open the proposal
      </a>{' '}
      and press <b>Merge pull request</b>: that approves it. To ask for something else, write it
      there; nothing goes live by it.
    </p>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="mb-3 text-2xl font-bold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-7xl px-4 pb-10 pt-6 lg:px-12">{children}</div>
);

function Page({ report, address }: { report: Report; address: string | undefined }) {
  const { before, after, headline, changes } = report;
  return (
    <>
      <header className="bg-maroon text-white">
        <Column>
          <p className="flex items-center gap-3 font-display text-xl uppercase">
            <span
              aria-hidden="true"
              className="w-10"
              dangerouslySetInnerHTML={{ __html: readFileSync('content/mark.svg', 'utf8') }}
            />
            {site.name}
          </p>
          <h1 className="mb-3 mt-4 font-display text-4xl uppercase lg:text-6xl">What changes</h1>
          <p id="headline" className="mb-3 max-w-prose text-xl">{`${headline}.`}</p>
          <p>
            {`From ${before} to ${after}. `}
            <a href="#approve" className="underline">
              How to approve
            </a>
          </p>
        </Column>
      </header>
      <main>
        <Column>
          <Part id="words" heading="Words, prices and links">
            <Words changes={changes} />
          </Part>
          <Part id="looks" heading="What it looks like">
            <Looks report={report} />
          </Part>
          <Part id="approve" heading="How to approve">
            <Approval address={address} />
          </Part>
        </Column>
      </main>
    </>
  );
}

/** The site's own look: its display face, and of Tailwind's rules those that the report uses. */
async function readStyle(): Promise<string> {
  const face = readFileSync(
    'node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2',
    'base64',
  );
  const config = {
    ...tailwind,
    content: ['tools/preview-report/*.tsx'],
    corePlugins: { ...tailwind.corePlugins, preflight: true },
    // Tailwind would warn of them.
    experimental: {},
  };
  const { css } = await postcss([tailwindcss(config)]).process(
    `@font-face { font-family: Anton; src: url("data:font/woff2;base64,${face}") }
     :root { --font-display: Anton; --font-body: system-ui }
     @tailwind base; @tailwind utilities;`,
    { from: undefined },
  );
  return css;
}

/**
 * Renders the report as one self-contained HTML document without scripts.
 *
 * @param address of the pull request in which the change is approved.
 */
export async function renderPage(report: Report, address?: string): Promise<string> {
  const style = await readStyle();
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      {/* eslint-disable-next-line @next/next/no-head-element -- no page of Next's */}
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={changesPolicy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`What changes: ${report.headline}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className="break-words bg-paper font-body text-stone-800">
        <Page report={report} address={address} />
      </body>
    </html>,
  )}`;
}
