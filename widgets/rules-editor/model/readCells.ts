import type { PriceTier, RuleField, RuleValue } from '@shared/contract/rules';
import { readInFile } from '@shared/format/readInFile';
import { readMoney } from '@shared/format/readMoney';
import { notNegative, readPercent, readWhole, type ReadNumber } from '@shared/format/readNumber';
import { t } from '@shared/page/i18n';

interface Writing {
  /** How the page writes numbers and money. */
  locale: string;
  currency: string;
}

type Read = { value: RuleValue } | { says: string };
export type ReadCell = (field: RuleField, text: string) => Read;

/** Reads what stands in a cell for a field. */
export function cellReader({ locale, currency }: Writing): ReadCell {
  const money = readInFile((own) => readMoney(own, currency), locale);
  const numbers: Partial<Record<string, ReadNumber>> = {
    number: readInFile(readWhole, locale),
    money,
    percent: readInFile(readPercent, locale),
  };
  return ({ type, options, label }, text) => {
    if (text === '') return { value: null };
    if (type === 'tiers') return readTiers(text, notNegative(money));
    if (type === 'boolean') {
      const word = text.toLowerCase();
      if (['true', 'yes', '1'].includes(word)) return { value: true };
      if (['false', 'no', '0'].includes(word)) return { value: false };
      return { says: t('“%(text)s” is not true or false.', { text }) };
    }
    const read = numbers[type];
    if (read) {
      const reading = read(text);
      if (!reading.ok) return { says: misread(text, reading.says) };
      return { value: type === 'number' ? Number(reading.value) : reading.value };
    }
    if (!options) return { value: text };
    const found =
      options.find((option) => option.label === text) ??
      options.find(({ value }) => String(value) === text) ??
      options.find((option) => option.label.toLowerCase() === text.toLowerCase());
    return found
      ? { value: found.value }
      : { says: t('“%(text)s” is not a choice of “%(label)s”.', { text, label }) };
  };
}

/** What cannot be read, and why, which may name it already. */
const misread = (text: string, says: string): string =>
  says.includes(text) ? says : t('“%(text)s”: %(says)s', { text, says });

function readTiers(text: string, readPrice: ReadNumber): Read {
  const tiers: PriceTier[] = [];
  for (const part of text.split(';')) {
    const [, from, to, cost] = /^\s*(\d{1,9})\s*-\s*(\d{1,9})?\s*:(.+)$/.exec(part) ?? [];
    const price = cost === undefined ? null : readPrice(cost.trim());
    if (from === undefined || !price) {
      return {
        says: t('“%(part)s” is not a price tier. Write it like 1-9: 22.50.', { part: part.trim() }),
      };
    }
    if (!price.ok) return { says: misread(part.trim(), price.says) };
    tiers.push({
      from: Number(from),
      to: to === undefined ? null : Number(to),
      price: price.value,
    });
  }
  return { value: tiers };
}
