import type { ReactNode, RefObject } from 'react';
import { formatCount } from '@shared/format/numbers';
import type { CellEdit, GridHandle } from '@shared/grid/column';
import { t, tn } from '@shared/page/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import { ListFilters } from '@shared/lists/ListFilters';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { StepButtons } from '@shared/rows/StepButtons';
import type { PricedRow } from '../model/prices';
import { shownKinds, type FilterName } from '../model/view';
import type { Pricing } from './usePricing';

/** The filters, with the categories that there are. */
export function filterKinds(rows: readonly PricedRow[]): readonly FilterKind<FilterName>[] {
  const categories = new Map(rows.map((row) => [row.categoryId, row.category]));
  const names = {
    changed: t('Changed rows'),
    'below-cost': t('Below cost'),
    refused: t('Refused rows'),
  };
  return [
    {
      name: 'category',
      label: t('Category'),
      options: [...categories]
        .filter(([value]) => value !== '')
        .map(([value, label]) => ({ value, label })),
    },
    {
      name: 'show',
      label: t('Show'),
      options: shownKinds.map((value) => ({ value, label: names[value] })),
    },
  ];
}

interface Props {
  count: number;
  kinds: readonly FilterKind<FilterName>[];
  list: ListQueryState<FilterName>;
  pricing: Pricing;
  handle: RefObject<GridHandle | null>;
  /** What stands before the steps, for who may change prices. */
  bulk: ReactNode;
  /** What everyone has. */
  file: ReactNode;
  canEdit: boolean;
}

/** What is looked for, what is let through, and the steps back. */
export function PriceTools({ count, kinds, list, pricing, handle, bulk, file, canEdit }: Props) {
  const locale = useLocale();
  const telling = (act: () => readonly CellEdit[]) => () => {
    const cells = act();
    if (cells.length > 0) handle.current?.tellStep(cells);
  };
  const { undo, redo } = pricing;
  const steps = { ...pricing, undo: telling(undo), redo: telling(redo) };
  return (
    <ListFilters
      label={t('Prices')}
      searchLabel={t('Search variants')}
      count={tn('%(count)s variant found', '%(count)s variants found', count, {
        count: formatCount(count, locale),
      })}
      list={list}
      kinds={kinds}
      tools={
        <>
          {file}
          {canEdit && bulk}
          {canEdit && <StepButtons editor={steps} />}
        </>
      }
    />
  );
}
