import { execFileSync } from 'node:child_process';
import { dayWarnings, expiryText } from './dayWarnings';

it('sends the day that was chosen, for 400 days in 6 time zones', () => {
  const out = execFileSync(process.execPath, ['--import', 'tsx', `${__dirname}/days.zones.ts`]);
  expect(JSON.parse(out.toString())).toEqual({ zones: 6, checked: 2400, differences: [] });
});

const today = '2026-11-21';
const days = {
  harvestDate: '2026-09-02',
  manufactureDate: '2026-09-14',
  labResultsDate: '2026-09-21',
  expirationDate: '2027-09-14',
};

it('warns of days that are out of order, and of no others', () => {
  expect(dayWarnings(days, today)).toEqual([]);
  expect(dayWarnings({ ...days, harvestDate: '' }, today)).toEqual([]);
  expect(dayWarnings({ ...days, labResultsDate: '2026-09-10' }, today)).toEqual([]);
  expect(dayWarnings({ ...days, expirationDate: '2026-09-20' }, '2026-09-20')).toEqual([
    'Expiration date is before lab results date.',
  ]);
});

it('warns of an expiry in the past', () => {
  expect(dayWarnings({ ...days, expirationDate: '2026-11-20' }, today)).toEqual([
    'Expiration date is in the past.',
  ]);
  expect(dayWarnings({ ...days, expirationDate: today }, today)).toEqual([]);
});

it('warns of no year that is only half typed', () => {
  expect(dayWarnings({ ...days, expirationDate: '0020-09-14' }, today)).toEqual([]);
  expect(expiryText('0020-09-14', today)).toBeUndefined();
});

it.each([
  ['2026-11-21', 'Expires today'],
  ['2026-11-22', 'Expires in 1 day'],
  ['2026-12-03', 'Expires in 12 days'],
  ['2026-11-20', 'Expired 1 day ago'],
  ['', undefined],
])('says of %j: %j', (day, text) => {
  expect(expiryText(day, today)).toBe(text);
});
