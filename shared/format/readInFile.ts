import { t } from '../page/i18n';
import { refused, type ReadNumber } from './readNumber';

/**
 * Reads a cell of a file by `reader`. Files come from programs and from spreadsheets: a number in them is written
 * plainly ("1234.5"), as the page's locale writes it, or with a decimal comma. What these ways read differently is
 * refused.
 */
export const readInFile =
  (reader: (locale: string) => ReadNumber, locale: string): ReadNumber =>
  (text) => {
    const local = reader(locale)(text);
    const plainly = /^\s*[+-]?\d+(\.\d+)?\s*$/.test(text) ? reader('en')(text) : null;
    if (local.ok && plainly?.ok && Number(local.value) !== Number(plainly.value)) {
      return refused(
        t('“%(text)s” can be read as %(one)s and as %(other)s.', {
          text: text.trim(),
          one: plainly.value,
          other: local.value,
        }),
      );
    }
    if (plainly?.ok) return plainly;
    // A plain number has no decimal comma: "12.500" refused as such is not twelve thousand either.
    if (local.ok || plainly) return local;
    const withComma = reader('de')(text);
    return withComma.ok ? withComma : local;
  };
