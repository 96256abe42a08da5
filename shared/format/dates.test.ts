import { execFileSync } from 'node:child_process';
import { setClock } from '../../test/support/setClock';
import { dayOf, daysBetween, formatDay, formatMoment, parseDay, todayIn } from './dates';

it('keeps each of 400 days in 6 time zones through parsing, formatting and counting', () => {
  const out = execFileSync(process.execPath, ['--import', 'tsx', `${__dirname}/dates.zones.ts`]);
  expect(JSON.parse(out.toString())).toEqual({ zones: 6, checked: 2400, differences: [] });
});

describe('parseDay', () => {
  it.each(['2026-03-01', '2028-02-29', '2000-02-29', '1999-12-31'])('takes %s', (day) => {
    expect(parseDay(day)).toBe(day);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '03/01/2026',
    '2026-03-01T00:00:00Z',
    '2026-03-01 ',
    '2026-03-01\n',
    '٢٠٢٦-٠٣-٠١',
    '',
    null,
    undefined,
    20260301,
    new Date(0),
  ])('refuses %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });
});

describe('formatDay', () => {
  it.each([
    ['en-US', 'Mar 1, 2026'],
    ['en-GB', '1 Mar 2026'],
    ['de', '01.03.2026'],
  ])('writes the day as %s does', (locale, text) => {
    expect(formatDay('2026-03-01', locale)).toBe(text);
  });

  it.each(['soon', '', '2026-02-30'])('shows %j as it came', (text) => {
    expect(formatDay(text, 'en-US')).toBe(text);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-03-01', '2026-03-01', 0],
    ['2026-03-28', '2026-03-30', 2],
    ['2028-03-01', '2028-02-28', -2],
    ['2026-01-01', '2027-01-01', 365],
  ])('counts from %s to %s', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it('answers NaN when one of them is no day', () => {
    expect(daysBetween('soon', '2026-03-01')).toBeNaN();
  });
});

it('answers the day of a moment by the clock of the reader', () => {
  expect(dayOf(new Date(2026, 2, 1, 0, 0))).toBe('2026-03-01');
  expect(dayOf(new Date(2026, 2, 1, 23, 59))).toBe('2026-03-01');
});

describe('todayIn', () => {
  beforeEach(() => setClock('2026-03-01T10:30:00Z'));

  it.each([
    ['Pacific/Pago_Pago', '2026-02-28'],
    ['America/Los_Angeles', '2026-03-01'],
    ['Pacific/Kiritimati', '2026-03-02'],
  ])('is the day in the time zone %s', (zone, day) => {
    expect(todayIn(zone)).toBe(day);
  });

  it.each([undefined, '', 'Nowhere/Land'])('is the reader’s where the zone is %j', (zone) => {
    expect(todayIn(zone)).toBe(dayOf(new Date()));
  });
});

describe('formatMoment', () => {
  const now = new Date(2026, 2, 1, 18, 30);

  it.each([
    [new Date(2026, 2, 1, 14, 2), '14:02'],
    [new Date(2026, 2, 1, 0, 0), '00:00'],
    [new Date(2026, 1, 28, 23, 59), '28 Feb 2026, 23:59'],
    [new Date(2025, 2, 1, 14, 2), '1 Mar 2025, 14:02'],
  ])('leaves out the day when it is today (%s)', (date, text) => {
    expect(formatMoment(date, 'en-GB', now)).toBe(text);
  });
});
