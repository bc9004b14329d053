/** The page in the editor, in a frame of its own: shows what Preview.tsx sends. */
import './no-eval';

import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { Page } from '@/components/Page';
import { instantOf, seasonAt } from '@/lib/content/dates';
import { named } from '@/lib/content/problems';
import type { Content } from '@/lib/content/schema';
import { site as first, siteOf } from '@/lib/content/site';
import { english } from '@/lib/content/texts';
import {
  askedAttribute,
  closedAttributes,
  faceAttribute,
  noticeAttribute,
  touchedAttribute,
} from '@/lib/dom-contract';

import { addresses } from './PreviewPhoto';

export interface Shown {
  /** The whole content, as far as it is typed. */
  content: object;
  /** Addresses of pictures that the site has no cuts of, by their names in the content. */
  pictures: Record<string, string>;
  /** A local time; empty for now. */
  at: string;
}

/** Shows the last page that could be made, while words are half typed. */
class Last extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  last: ReactNode = null;
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidMount() {
    this.last = this.props.children;
  }
  override componentDidUpdate({ children }: { children: ReactNode }) {
    if (!this.state.failed) this.last = this.props.children;
    else if (children !== this.props.children) this.setState({ failed: false });
  }
  override render() {
    return this.state.failed ? this.last : this.props.children;
  }
}

const html = document.documentElement;
const root = createRoot(document.body);

// What the page's own scripts do: all faces at once, and no photograph waits.
for (const attribute of [askedAttribute, faceAttribute, touchedAttribute])
  html.toggleAttribute(attribute, true);

function show({ content, pictures, at }: Shown) {
  const whole = named(content) as Content;
  const now = at ? instantOf(at, whole.details.timeZone) : Date.now();
  const site = siteOf(whole, now, { texts: english, languages: first.languages });
  html.lang = site.language;
  Object.assign(addresses, pictures);
  html.setAttribute(noticeAttribute, 'open');
  const seasons = { winter: site.skiShuttle.season, summer: site.bikeShuttle.season };
  for (const season of ['winter', 'summer'] as const) {
    const span = seasons[season];
    const closed = span && !span.closedNow && !seasonAt(span, site.timeZone, now).isOpen;
    html.toggleAttribute(closedAttributes[season], closed === true);
  }
  root.render(
    <Last>
      <Page site={site} />
    </Last>,
  );
}

addEventListener('message', ({ data, origin }: MessageEvent<Shown>) => {
  if (origin !== location.origin) return;
  try {
    show(data);
  } catch {
    // Half typed: the last page that could be made stays.
  }
});

// Links lead nowhere, no form is sent, and Back stays the editor's.
history.pushState = history.replaceState.bind(history);
const stop = (event: Event) => {
  const link = (event.target as Element).closest('a');
  if (event.type === 'click' && (!link || link.getAttribute('href')?.startsWith('#'))) return;
  event.preventDefault();
  event.stopPropagation();
};
for (const name of ['click', 'auxclick', 'submit']) addEventListener(name, stop, true);
