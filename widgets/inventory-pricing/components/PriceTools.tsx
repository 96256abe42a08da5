import type { ReactNode, RefObject } from 'react';
import { formatCount } from '@shared/format/numbers';
import type { CellEdit, GridHandle } from '@shared/grid/column';
import { t, tn } from '@shared/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import { ListFilters } from '@shared/lists/ListFilters';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { redoIcon } from '@shared/ui/icons/redo';
import { undoIcon } from '@shared/ui/icons/undo';
import { StepButton } from '@shared/ui/StepButton';
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
          {canEdit && <Steps pricing={pricing} handle={handle} />}
        </>
      }
    />
  );
}

/** The steps back over what is typed; before the first of them the way back over the last save. */
function Steps({ pricing, handle }: Pick<Props, 'pricing' | 'handle'>) {
  const { canUndo, canRedo, isBusy, ways, undo, redo, takeBack } = pricing;
  const isOfSave = !canUndo && ways.length > 0;
  const take = (act: () => readonly CellEdit[]) => {
    const cells = act();
    if (cells.length > 0) handle.current?.tellStep(cells);
  };
  const back = isOfSave ? () => void takeBack() : () => take(undo);
  return (
    <>
      <StepButton
        label={isOfSave ? t('Take back the last save') : t('Undo')}
        icon={undoIcon}
        onStep={!isBusy && (canUndo || isOfSave) ? back : null}
      />
      <StepButton
        label={t('Redo')}
        icon={redoIcon}
        onStep={!isBusy && canRedo ? () => take(redo) : null}
      />
    </>
  );
}
