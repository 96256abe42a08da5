import { changeText, tooManyText } from './lineTexts';

const line = null;

it.each([
  [2, 1, 'Changed elsewhere: from 2 to 1 case.'],
  [1, 2, 'Changed elsewhere: from 1 to 2 cases.'],
  [1, 0, 'Changed elsewhere: removed, it had 1 case.'],
  [7, 0, 'Changed elsewhere: removed, it had 7 cases.'],
  [0, 1, 'Added elsewhere: 1 case.'],
  [0, 7, 'Added elsewhere: 7 cases.'],
])('says of %s cases that others made %s: %s', (was, now, text) => {
  expect(changeText({ line, was, now })).toBe(text);
});

it('speaks of one case as one', () => {
  expect(tooManyText(1, 0)).toBe('Only 0 of 1 case is available.');
  expect(tooManyText(5, 1)).toBe('Only 1 of 5 cases are available.');
});
