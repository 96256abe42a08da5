import { outOfBounds } from './dayBounds';

it.each([
  ['1990-01-01', undefined],
  ['2100-12-31', undefined],
  ['', undefined],
  ['no day', undefined],
  ['1989-12-31', 'Enter a year from 1990 to 2100.'],
  ['2101-01-01', 'Enter a year from 1990 to 2100.'],
  ['0027-09-03', 'Enter a year from 1990 to 2100.'],
  ['0127-09-03', 'Enter a year from 1990 to 2100.'],
])('of %j says %j', (day, says) => {
  expect(outOfBounds(day)).toBe(says);
});
