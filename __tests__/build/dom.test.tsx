import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';

import HomePage from '../../app/page';
import { Page } from '../../components/Page';
import { contentOf, withPhotographs } from '../../lib/content';
import * as dom from '../../lib/dom';
import { readBuiltPhotos } from '../../lib/load-site';
import { loadInlineScripts } from '../../lib/inline-scripts';
import { longestSite, longestToday } from '../longest';

/** Scripts alone use these names. All others are in the markup. */
const {
  bookedAttribute,
  bodyFaceAttribute,
  closedAttributes,
  formReadyEvent,
  hydratedAttribute,
  noticeAttribute,
  scriptAskedAttribute,
  scriptsAttribute,
  sendPressedAttribute,
  ...inMarkup
} = dom;
const setByScripts = [
  ...[bookedAttribute, bodyFaceAttribute, noticeAttribute, scriptAskedAttribute, scriptsAttribute],
  ...[formReadyEvent, hydratedAttribute, sendPressedAttribute, ...Object.values(closedAttributes)],
];

test.each(Object.entries(inMarkup))('an element of the page has the %s %s', (_name, value) => {
  const longest = withPhotographs(contentOf(longestSite, longestToday), readBuiltPhotos());
  // The shipped page has no notice. `Page` lacks the scripts and the booking link.
  const html = renderToStaticMarkup(
    <>
      <HomePage />
      <Page site={longest} sendsNothing={false} />
    </>,
  );
  const $ = load(html);
  expect($(`[${value}], [id="${value}"]`)).not.toHaveLength(0);
});

test.each(setByScripts)('an inline script knows %s', (name) => {
  const { firstPaint, seasonClock } = loadInlineScripts();
  expect(firstPaint + seasonClock).toContain(`"${name}"`);
});
