import { renderToStaticMarkup } from 'react-dom/server';

import { ContactCard } from '../../components/ui/ContactCard';
import { site, siteOf } from '../../lib/content';
import { structuredData } from '../../lib/seo';
import { longestSite, longestToday } from '../longest';

const longest = siteOf(longestSite, longestToday);

const { social: _social, photos: _photos, reviews: _reviews, ...rest } = longestSite.contact;
const withoutPages = siteOf({ ...longestSite, contact: rest }, longestToday);

test('a company with other pages links to each of them', () => {
  const { social, photos, reviews } = longest.contact;
  const html = renderToStaticMarkup(<ContactCard contact={longest.contact} />);
  for (const href of [social, photos, reviews]) expect(html).toContain(`href="${href}"`);
  expect(structuredData(longest)).toMatchObject({ sameAs: [social, photos, reviews] });
  expect([site.contact.social, site.contact.photos]).not.toContain(undefined);
});

test('a company without other pages shows no empty list', () => {
  const html = renderToStaticMarkup(<ContactCard contact={withoutPages.contact} />);
  expect(html).toContain(longest.contact.email.split('@')[1]);
  expect(html).not.toContain('<ul');
  expect(html).not.toContain('new tab');
  expect(structuredData(withoutPages)).not.toHaveProperty('sameAs');
});
