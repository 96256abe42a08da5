import { brokenLinksOf, paragraphsOf, safeLink, withMark } from './richText';

it('reads paragraphs, emphasis and links, and nothing else', () => {
  expect(paragraphsOf('One *two* [three](https://a.example/)\n\n<b>4</b> * 5 *')).toEqual([
    [
      { text: 'One ' },
      { text: 'two', isEmphasized: true },
      { text: ' ' },
      { text: 'three', href: 'https://a.example/' },
    ],
    [{ text: '<b>4</b> * 5 *' }],
  ]);
});

it.each([
  'javascript:alert(1)',
  '//evil.example',
  'data:text/html,x',
  'menu',
  '',
  ' java\nscript:1',
])('follows no such address: %j', (address) => expect(safeLink(address)).toBeNull());

it.each(['https://a.example/', 'http://a.example/', '/menu/'])('follows %s', (address) =>
  expect(safeLink(address)).not.toBeNull(),
);

it('names the addresses that cannot be followed', () => {
  expect(brokenLinksOf('[a](javascript:1) [b](/menu/) [c]()')).toEqual(['javascript:1', '']);
});

it('puts marks around what is selected, and selects what is typed next', () => {
  expect(withMark('a word b', [2, 6], 'emphasis')).toEqual({
    text: 'a *word* b',
    selected: [3, 7],
  });
  const { text, selected } = withMark('a word b', [2, 6], 'link');
  expect(text).toBe('a [word](https://) b');
  expect(text.slice(...selected)).toBe('https://');
});

// Whoever reads it again from each mark on is not done with it within the limit of a test.
it('reads a megabyte of marks that nothing closes', () => {
  const text = '*a [b](c '.repeat(120_000);
  expect(paragraphsOf(text)).toHaveLength(1);
});
