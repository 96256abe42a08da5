import type { PriceChange } from '@shared/contract/inventoryPricing';
import type { ListedDraft } from '@shared/forms/listedDraft';
import { mapResult } from '@shared/http/result';
import { t, tn } from '@shared/page/i18n';
import { describeRows } from '@shared/rows/describeRows';
import { readRowsNow } from '@shared/rows/readRowsNow';
import { valueOf } from '@shared/store/load';
import { getPrices, postPrices } from '../api';
import { readPrices, readResults } from '../model/answers';
import { priceFields, tierNames, titleOf, type PriceFields, type PricedRow } from '../model/prices';
import { prices, type PricingExtra } from './requests';
import type { PricingState } from './slice';

/** The variants as their prices are changed in the grid: a hundred in a call, each by itself. */
export const priceRows = describeRows<PricedRow, PriceFields, PricingExtra, PricingState>({
  fields: priceFields,
  titleOf,
  read: ({ http, config }, ids) =>
    readRowsNow(
      ids,
      (part) =>
        mapResult(getPrices(http, config, part), (answer) => {
          const { rows } = readPrices(answer);
          return { rows, count: rows.length };
        }),
      { isAll: true },
    ),
  send: ({ http, config }, drafts, state) => {
    const tiers = valueOf(state.prices)?.tiers ?? [];
    const changes = drafts.map((draft) => changeOf(draft, tiers));
    return mapResult(postPrices(http, config, changes), (answer) => readResults(answer, tiers));
  },
  refresh: () => prices.read(undefined),
  atOnce: 100,
  gone: () => ({ field: '', message: t('This row is no longer there.') }),
  words: {
    changed: (count, text) => tn('%(count)s row changed', '%(count)s rows changed', count, text),
    save: (count, text) => tn('Save %(count)s row', 'Save %(count)s rows', count, text),
    saved: (count, text) => tn('Saved %(count)s row.', 'Saved %(count)s rows.', count, text),
    wrong: (count, text) =>
      tn(
        '%(count)s row cannot be saved yet. Correct what is marked.',
        '%(count)s rows cannot be saved yet. Correct what is marked.',
        count,
        text,
      ),
    searching: () => t('We don’t know yet whether the prices were saved. Looking again…'),
    unknown: () => t('We don’t know whether the last rows were saved.'),
    offered: (count, text) =>
      tn('%(count)s row was changed.', '%(count)s rows were changed.', count, text),
  },
});

const amountOf = (text: string) => text.trim() || null;

/** The body of one variant: of its fields those that differ, as the contract has them. */
export function changeOf(
  { id, edits }: Pick<ListedDraft<PriceFields>, 'id' | 'edits'>,
  tiers: readonly number[],
): PriceChange {
  const changed = tierNames.flatMap((name, at) => {
    const [value, from] = [edits[name], tiers[at]];
    return value === undefined || from === undefined ? [] : [{ from, price: amountOf(value) }];
  });
  return {
    id,
    ...(edits.price !== undefined && { price: edits.price.trim() }),
    ...(changed.length > 0 && { tiers: changed }),
    ...(edits.cost !== undefined && { cost: amountOf(edits.cost) }),
    ...(edits.minimum !== undefined && { minimum: Number(edits.minimum) }),
    ...(edits.step !== undefined && { step: Number(edits.step) }),
  };
}
