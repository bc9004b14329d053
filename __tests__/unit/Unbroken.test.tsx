import { render } from '@testing-library/react';

import { Unbroken } from '../../components/ui/Unbroken';

jest.mock('../../lib/content/site', () => ({
  site: { phrases: ['Brian Head Inn', 'Brian Head', 'A+ (best)', 'All Rights Reserved'] },
}));

test('listed phrases that fit a phone stay on one line, and no character changes', () => {
  const text = 'To Brian Head, brian head and Brian Head Inn: A+ (best). All Rights Reserved';
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container).toHaveTextContent(text);
  const unbroken = [...container.querySelectorAll('.whitespace-nowrap')];
  expect(unbroken.map(({ textContent }) => textContent)).toEqual([
    'Brian Head',
    'Brian Head Inn',
    'A+ (best)',
  ]);
});
