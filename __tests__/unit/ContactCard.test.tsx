import { renderToStaticMarkup } from 'react-dom/server';

import { ContactCard } from '../../components/ui/ContactCard';
import { contentOf } from '../../lib/content';
import { structuredData } from '../../lib/seo';
import { longestSite, longestToday } from '../longest';

test('a company without other pages shows no empty list', () => {
  const { social: _social, photos: _photos, reviews: _reviews, ...contact } = longestSite.contact;
  const site = contentOf({ ...longestSite, contact }, longestToday);
  const html = renderToStaticMarkup(<ContactCard contact={site.contact} />);
  expect(html).toContain(`aria-label="${contact.email}"`);
  expect(html).not.toContain('<ul');
  expect(html).not.toContain('new tab');
  expect(structuredData(site, '/a.jpg')).not.toHaveProperty('sameAs');
});
