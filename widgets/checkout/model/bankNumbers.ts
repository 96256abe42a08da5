/*
 * No regular expression touches a number of a bank account: what was tested last stays readable for every script of
 * the page, as RegExp.input and its kin.
 */

const isDigit = (character: string) => character >= '0' && character <= '9';

/** Whether nine digits end as the checksum of US routing numbers wants it: 3, 7 and 1 times the digits, in turn. */
export function isRoutingNumber(text: string): boolean {
  if (text.length !== 9 || !Array.from(text).every(isDigit)) return false;
  const sum = Array.from(text, Number).reduce(
    (total, digit, index) => total + digit * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0;
}

/** Spaces of any width and hyphens, as people and spreadsheets write them between the digits. */
const between = ' \t\n\r\u00a0\u2007\u2009\u202f-\u2010\u2011\u2013';

/** A number without what people write between its digits. */
export const plainNumber = (text: string): string =>
  Array.from(text)
    .filter((character) => !between.includes(character))
    .join('');
