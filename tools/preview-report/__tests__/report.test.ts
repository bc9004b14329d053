/** @jest-environment node */
import { html } from '../render/markup';
import { report } from '../report';
import { page } from './builds';

test('a folder without a page is named', async () => {
  await expect(report({ before: 'docs', after: 'docs' })).rejects.toThrow(
    'docs is not a build: it has no index.html.',
  );
});

test('a folder is not compared with itself', async () => {
  const { folder } = page('<p>Hello</p>');
  await expect(report({ before: folder, after: `${folder}/.` })).rejects.toThrow(
    'are the same folder, so nothing can differ.',
  );
});

test('values from a build are escaped', () => {
  expect(html`<p title="${'"'}">${['<b>', html`<i></i>`]}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt;<i></i></p>',
  );
});
