import { oncePerText } from '../store/oncePer';

// A calendar day is the text YYYY-MM-DD from the server to the screen and back. It becomes a moment only
// inside this file, and only in UTC: midnight of the reader's own zone may be the day before elsewhere.
const dayLength = 86_400_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** `text` when it is a day of the calendar written as YYYY-MM-DD, else null. */
export const parseDay = (text: unknown): string | null => {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  // Engines disagree on 30 February: some refuse it, some take it for 2 March.
  return new Date(startOf(text)).toJSON() === `${text}T00:00:00.000Z` ? text : null;
};

/** The day (YYYY-MM-DD) that the reader's calendar shows at the moment `date`. */
export const dayOf = (date: Date): string => {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
};

// Swedish dates are written as ours are.
const zoneFormat = oncePerText((timeZone) => new Intl.DateTimeFormat('sv', { timeZone }));

/** Today in the site's time zone, as the config names it; by the reader's calendar where that is not known. */
export const todayIn = (timeZone?: string): string => {
  const now = new Date();
  if (timeZone === undefined) return dayOf(now);
  try {
    return zoneFormat(timeZone).format(now);
  } catch {
    // The browser does not know the zone.
    return dayOf(now);
  }
};

const dayFormat = oncePerText(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const timeFormat = oncePerText((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const momentFormat = oncePerText(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** A day as the locale writes it ("Mar 1, 2026"). A text that is no day is shown as it came. */
export const formatDay = (day: string, locale: string): string =>
  parseDay(day) === null ? day : dayFormat(locale).format(startOf(day));

/** Days from `from` to `to`, negative when `to` is earlier, NaN when one of them is no day. */
export const daysBetween = (from: string, to: string): number =>
  (startOf(to) - startOf(from)) / dayLength;

/** A moment in the reader's zone: its time ("14:02") on the day of `now`, else its day and time. */
export const formatMoment = (date: Date, locale: string, now = new Date()): string =>
  (dayOf(date) === dayOf(now) ? timeFormat : momentFormat)(locale).format(date);
