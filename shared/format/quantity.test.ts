import { splitEvenly } from './quantity';

it.each([
  [8, 1, 1, 3, [3, 3, 2], 0],
  [12, 2, 2, 3, [4, 4, 4], 0],
  [10, 5, 5, 3, [5, 5, 0], 0],
  [4, 5, 5, 3, [0, 0, 0], 4],
  [7, 2, 2, 2, [4, 2], 1],
  [0, 1, 1, 2, [0, 0], 0],
])(
  'shares out %d cases, at least %d by %d, to %d',
  (cases, minimum, increment, count, shares, rest) => {
    expect(splitEvenly(cases, increment, count, minimum)).toEqual({ shares, rest });
  },
);
