/** @jest-environment node */
import { compareWords } from '../compare/words';
import { page } from './builds';

test('a changed word is shown within its passage, below its heading', () => {
  const of = (word: string) => page(`<h2>Summer</h2><p>Ride <b>down</b>, ${word} day.</p>`);
  expect(compareWords(of('all'), of('every'))).toEqual([
    {
      kind: 'Text',
      below: 'Summer',
      figures: false,
      words: [
        { text: 'Ride down, ' },
        { text: 'all', mark: 'removed' },
        { text: 'every', mark: 'added' },
        { text: ' day.' },
      ],
    },
  ]);
});

test.each([
  ['$30', '$32'],
  ['1,250.50', '1,250.00'],
  ['8:30', '9:30'],
])('a figure counts as one word and its change is told apart: %s to %s', (was, is) => {
  const of = (figure: string) => page(`<p>From ${figure} on</p>`);
  expect(compareWords(of(was), of(is))).toMatchObject([
    {
      figures: true,
      words: [
        { text: 'From ' },
        { text: was, mark: 'removed' },
        { text: is, mark: 'added' },
        { text: ' on' },
      ],
    },
  ]);
});

test.each([
  ['Heading 1', '<h1>New</h1>'],
  ['Picture', '<img alt="New">'],
  ['Button', '<button>New</button>'],
  ['Link', '<nav><a href="/">New</a></nav>'],
  ['Name for screen readers', '<nav aria-label="New"></nav>'],
])('a new passage is found: %s', (kind, body) => {
  const [without, within] = [page('<main>Old</main>'), page(`<main>Old</main>${body}`)];
  const words = [{ text: 'New', mark: 'added' }];
  expect(compareWords(without, within)).toEqual([{ kind, below: '', words, figures: false }]);
  expect(compareWords(within, without)).toMatchObject([{ kind, words: [{ mark: 'removed' }] }]);
});

test('passages of another kind differ although their words are the same', () => {
  const changes = compareWords(page('<h2>Summer</h2>'), page('<p>Summer</p>'));
  expect(changes.map(({ kind, words }) => [kind, words[0]?.mark])).toEqual([
    ['Text', 'added'],
    ['Heading 2', 'removed'],
  ]);
});

test('unseen text and layout make no difference', () => {
  const seen = '<p>One <a href="/">two</a> three</p>';
  const unseen = '<script>1</script><noscript><p>No</p></noscript><p hidden>No</p><!--no-->';
  expect(compareWords(page(seen), page(`${unseen}<div>${seen}</div>`))).toEqual([]);
});

test('a build without words is an error on either side', () => {
  const [empty, full] = [page('<script>1</script>'), page('<p>Hello</p>')];
  const says = `The index.html of ${empty.folder} has no words, so there is nothing to compare.`;
  expect(() => compareWords(empty, full)).toThrow(says);
  expect(() => compareWords(full, empty)).toThrow(says);
});
