import { changeOf } from './findings';

const of = (now: string | number | null, before: string | number | null) =>
  changeOf({ now, before, period: '30', comparison: 'before', locale: 'en-US' });

it.each([
  ['1120.00', '1000.00', 'up', 'Up 12% on the previous 30 days'],
  ['985.00', '1000.00', 'down', 'Down 1.5% on the previous 30 days'],
  [312, 312, 'same', 'No change'],
  ['1000000.01', '1000000.00', 'same', 'No change'],
  [4, 0, 'up', 'None in the previous 30 days'],
  [0, 0, 'same', 'No change'],
])('says of %j after %j: %s, %s', (now, before, direction, says) => {
  expect(of(now, before)).toEqual({ direction, says });
});

it('says nothing where one of the figures is not known, or nothing is compared', () => {
  expect(of(null, 3)).toBeNull();
  expect(of('3.00', null)).toBeNull();
  const unlike = { now: 3, before: 4, period: '7', comparison: 'none', locale: 'en-US' } as const;
  expect(changeOf(unlike)).toBeNull();
});
