import { withoutDoubles } from './readOn';

it('keeps a row once that moved to the next page between two reads', () => {
  const pages = [
    ['first', 'second'],
    ['second', 'third'],
  ];
  expect(withoutDoubles(pages, (row) => row)).toEqual([['first', 'second'], ['third']]);
});
