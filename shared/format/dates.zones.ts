import { dayOf, daysBetween, formatDay, parseDay } from './dates';

// Run by dates.test.ts in a process of its own: the time zone belongs to the process, and jest shields it.
const zones = [
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/London',
  'Africa/Cairo', // its summer time starts at midnight, so one day a year has none
  'Asia/Kolkata',
  'Pacific/Auckland',
];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const pad = (part: number) => String(part).padStart(2, '0');

const differences: string[] = [];
let checked = 0;

const check = (zone: string, day: string, before: string | null, claims: [unknown, unknown][]) => {
  checked += 1;
  if (before !== null) claims.push([daysBetween(before, day), 1], [daysBetween(day, before), -1]);
  for (const [got, expected] of claims) {
    if (got !== expected)
      differences.push(`${zone} ${day}: ${String(got)}, not ${String(expected)}`);
  }
};

for (const zone of zones) {
  process.env.TZ = zone;
  const summer = new Date('2028-07-01T12:00:00Z');
  if (summer.toLocaleString('en') !== summer.toLocaleString('en', { timeZone: zone })) {
    throw new Error(`This process does not change to ${zone}`);
  }

  let before: string | null = null;
  for (let index = 0; index < 400; index += 1) {
    const [year, month, date] = calendar(index);
    const day = `${String(year)}-${pad(month)}-${pad(date)}`;
    check(zone, day, before, [
      [parseDay(day), day],
      [formatDay(day, 'en-US'), `${String(months[month - 1])} ${String(date)}, ${String(year)}`],
      [dayOf(new Date(year, month - 1, date)), day],
      [dayOf(new Date(year, month - 1, date, 23, 59, 59, 999)), day],
    ]);
    before = day;
  }
}

process.stdout.write(JSON.stringify({ zones: zones.length, checked, differences }));

/** The day `index` days after 1 December 2027, counted by hand: 400 days with a leap day among them. */
function calendar(index: number): [year: number, month: number, date: number] {
  const lengths: [year: number, month: number, length: number][] = [[2027, 12, 31]];
  [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].forEach((length, month) => {
    lengths.push([2028, month + 1, length]);
  });
  lengths.push([2029, 1, 31]);

  let rest = index;
  for (const [year, month, length] of lengths) {
    if (rest < length) return [year, month, rest + 1];
    rest -= length;
  }
  throw new Error(`Day ${String(index)} is beyond the calendar`);
}
