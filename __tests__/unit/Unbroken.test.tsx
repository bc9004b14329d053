import { render } from '@testing-library/react';

import { Unbroken } from '../../components/ui/Unbroken';

jest.mock('../../lib/content/site', () => ({
  sites: [{ phrases: ['Brian Head Inn', 'Brian Head', 'A+ (best)', 'All Rights Reserved'] }],
}));

test('listed phrases stay on one line where they fit, and no character changes', () => {
  const text = 'To Brian Head, brian head and Brian Head Inn: A+ (best). All Rights Reserved';
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container).toHaveTextContent(text);
  const spans = [...container.querySelectorAll('span')];
  expect(spans.map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Brian Head,', 'whitespace-nowrap'],
    ['Brian Head Inn:', 'inline-block max-w-full'],
    ['A+ (best).', 'whitespace-nowrap'],
    ['All Rights Reserved', 'inline-block max-w-full'],
  ]);
});
