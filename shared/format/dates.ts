import { oncePerText } from '../oncePer';

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

/** Writes the day of a moment in a time zone; undefined for a zone that the browser does not know. */
const zoneFormat = oncePerText((timeZone) => {
  try {
    // Of all locales this one has been written in the same way everywhere for longest: 11/23/2026.
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  } catch {
    return undefined;
  }
});

/** Today in the site's time zone, as the config names it; by the reader's calendar where that is not known. */
export const todayIn = (timeZone = '', now = new Date()): string => {
  const [month, date, year] = zoneFormat(timeZone)?.format(now).split('/') ?? [];
  return date ? `${String(year)}-${String(month)}-${date}` : dayOf(now);
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

/** The day so many days after `day`, before it when `count` is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(startOf(day) + count * dayLength).toJSON().slice(0, 10);

/** Days from `from` to `to`, negative when `to` is earlier, NaN when one of them is no day. */
export const daysBetween = (from: string, to: string): number =>
  (startOf(to) - startOf(from)) / dayLength;

/** A moment in the reader's zone: its time ("14:02") on the day of `now`, else its day and time. */
export const formatMoment = (date: Date, locale: string, now = new Date()): string =>
  (dayOf(date) === dayOf(now) ? timeFormat : momentFormat)(locale).format(date);
