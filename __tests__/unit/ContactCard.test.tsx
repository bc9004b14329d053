/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { ContactCard } from '../../components/ui/ContactCard';
import { site } from '../shipped';

test('an icon carries the name of its network if its address tells which, and opens a new tab (§1.6)', () => {
  const social = 'https://m.facebook.com/redrimshuttle';
  const photos = 'https://pictures.example/redrimshuttle';
  const reviews = 'https://www.facebook.com/redrimshuttle/reviews';
  render(<ContactCard contact={{ ...site.contact, social, photos, reviews }} />);
  const icons = screen.getAllByRole('link', { name: /opens in a new tab/ });
  const parts = ['href', 'aria-label', 'target', 'rel'];
  expect(icons.map((icon) => parts.map((name) => icon.getAttribute(name)))).toEqual([
    [social, 'Our Facebook page (opens in a new tab)', '_blank', 'noopener'],
    [photos, 'Our photo page (opens in a new tab)', '_blank', 'noopener'],
    [reviews, 'Our Facebook page with reviews (opens in a new tab)', '_blank', 'noopener'],
  ]);
});
