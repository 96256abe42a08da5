import { parseCsv } from '@shared/csv/csv';
import { nameKey } from '@shared/format/names';
import type { ReadNumber } from '@shared/format/readNumber';
import { t } from '@shared/page/i18n';

/** What a line may mean. */
export interface Reading {
  /** What its product may be called: all of it, then each cell, which may be a SKU. */
  names: readonly string[];
  /** Cases as plain text, '' where it says none. */
  quantity: string;
}

const separators = ['\t', ';', ',', ' '];

/** The cells of a line that are not empty; one in quotes may have the separator in it. */
const cellsOf = (line: string, separator: string): string[] =>
  [...line.matchAll(new RegExp(`\\s*"((?:[^"]|"")*)"\\s*(?=${separator}|$)|[^${separator}]+`, 'g'))]
    .map(([all, quoted]) => (quoted?.replaceAll('""', '"') ?? all).trim())
    .filter(Boolean);

/** The quantity in one of the cells, and what the others may name. */
function readingAt(cells: readonly string[], at: number, read: ReadNumber): Reading[] {
  const cell = cells.at(at);
  const reading = cell === undefined ? null : read(cell);
  if (!reading?.ok) return [];
  const index = at < 0 ? cells.length + at : at;
  const others = cells.filter((each, other) => each !== '' && other !== index);
  const all = others.join(' ');
  return others.length === 0
    ? []
    : [{ names: [all, ...others.filter((each) => each !== all)], quantity: reading.value }];
}

const whole = (text: string): Reading => ({ names: [text.trim()], quantity: '' });

/**
 * What a line may mean: where a comma separates or belongs to a number, and whether a number is a
 * quantity or the end of a name, is only known once one of them is the name of a product.
 */
function readingsOf(line: string, read: ReadNumber): Reading[] {
  const found = separators
    .filter((separator) => line.trim().includes(separator))
    .flatMap((separator) => {
      const cells = cellsOf(line, separator);
      const ways = [...readingAt(cells, -1, read), ...readingAt(cells, 0, read)];
      // By blanks, each word of a name is no name of its own.
      return separator === ' '
        ? ways.map(({ names, quantity }) => ({ names: names.slice(0, 1), quantity }))
        : ways;
    });
  return [whole(line), ...found];
}

/** What is said of each line of a list, which may have a line of headings. */
export function linesOf(text: string, read: ReadNumber): Reading[][] {
  const lines = text.split(/\r\n?|\n/).filter((line) => nameKey(line) !== '');
  const [first = ''] = lines;
  const quantities = ['quantity', 'qty', 'cases', t('Quantity'), t('Cases')].map(nameKey);
  const headings = ['sku', 'name', 'product', 'item', t('SKU'), t('Name'), t('Product')];
  for (const separator of separators) {
    const cells = cellsOf(first, separator).map(nameKey);
    if (separator !== ' ' && quantities.some((each) => cells.includes(each))) {
      const { header, rows } = parseCsv(`sep=${separator}\n${lines.join('\n')}`);
      const at = header.findIndex((each) => quantities.includes(nameKey(each)));
      return rows.map(({ cells: row }) => [
        ...readingAt(row, at, read),
        whole(row.filter((_, index) => index !== at).join(' ')),
      ]);
    }
    const isHead = (cell: string) => [...headings.map(nameKey), ...quantities].includes(cell);
    if (cells.length > 0 && cells.every(isHead)) {
      return lines.slice(1).map((line) => readingsOf(line, read));
    }
  }
  return lines.map((line) => readingsOf(line, read));
}
