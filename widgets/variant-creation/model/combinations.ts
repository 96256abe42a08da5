import type { OptionValue, ProductOption } from '@shared/contract/variantCreation';
import { nameKey } from '@shared/format/names';

/** Tells variants of one product apart: two with the same values are the same. */
export const keyOf = (values: readonly OptionValue[]): string =>
  JSON.stringify(
    values
      .filter(({ value }) => nameKey(value) !== '')
      .map(({ optionId, value }) => [String(optionId), nameKey(value)])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

export const isSameValue = (one: OptionValue, other: OptionValue): boolean =>
  String(one.optionId) === String(other.optionId) && nameKey(one.value) === nameKey(other.value);

/** All values of an option: those of the product, then those that were written in. */
export const valuesOf = (
  { id, values }: ProductOption,
  chosen: readonly OptionValue[],
): readonly string[] => [
  ...values,
  ...chosen
    .filter(({ optionId }) => String(optionId) === String(id))
    .map(({ value }) => value)
    .filter((value) => !values.some((each) => nameKey(each) === nameKey(value))),
];

const chosenOf = (option: ProductOption, chosen: readonly OptionValue[]): OptionValue[] =>
  valuesOf(option, chosen)
    .map((value) => ({ optionId: option.id, value }))
    .filter((value) => chosen.some((each) => isSameValue(each, value)));

/** How many combinations the chosen values make. */
export function countOf(options: readonly ProductOption[], chosen: readonly OptionValue[]): number {
  const counts = options.map((option) => chosenOf(option, chosen).length).filter(Boolean);
  return counts.length === 0 ? 0 : counts.reduce((product, count) => product * count, 1);
}

/** Every combination of the chosen values, the last option changing first. An option without one is left out. */
export function combinationsOf(
  options: readonly ProductOption[],
  chosen: readonly OptionValue[],
): OptionValue[][] {
  const used = options
    .map((option) => chosenOf(option, chosen))
    .filter((values) => values.length > 0);
  if (used.length === 0) return [];
  return used.reduce<OptionValue[][]>(
    (made, values) => made.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
}
