import { useState } from 'react';
import type { Failure } from '@shared/http/failure';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { failureText } from '@shared/ui/failureText';
import { keyOf, type ListedProduct } from '../model/product';
import type { ProductsQuery } from '../model/query';
import { readAllThatFit } from '../state/readNow';
import { useAppDispatch } from '../state/slice';
import { BulkDialog } from './BulkDialog';
import type { EditingProps } from './editingProps';

interface Props extends EditingProps {
  /** By their keys. */
  selected: ReadonlyMap<string, ListedProduct>;
  onSelect: (selected: ReadonlyMap<string, ListedProduct>) => void;
  query: ProductsQuery;
  /** How many fit on all pages; null while that is not known. */
  count: number | null;
}

/** What can be done with the selected products, and the way to all that fit. */
export function SelectionActions({ selected, onSelect, query, count, ...editing }: Props) {
  const dispatch = useAppDispatch();
  const { locale } = editing;
  const [read, setRead] = useState<{ isBusy: boolean; failure: Failure | null }>({
    isBusy: false,
    failure: null,
  });
  const number = selected.size;

  const selectAll = async () => {
    setRead({ isBusy: true, failure: null });
    const all = await dispatch(readAllThatFit(query));
    setRead({ isBusy: false, failure: all.ok ? null : all.failure });
    if (all.ok) onSelect(new Map(all.value.map((product) => [keyOf(product), product])));
  };
  return (
    <>
      <ButtonWithDialog
        className="btn-outline-primary"
        dialog={(close) => (
          <BulkDialog {...editing} products={[...selected.values()]} onClose={close} />
        )}
      >
        {tn('Edit %(count)s product', 'Edit %(count)s products', number, {
          count: formatCount(number, locale),
        })}
      </ButtonWithDialog>
      {count !== null && number < count && (
        <BusyButton
          className="btn-plain"
          isBusy={read.isBusy}
          onClick={() => {
            if (!read.isBusy) void selectAll();
          }}
        >
          {t('Select all %(count)s', { count: formatCount(count, locale) })}
        </BusyButton>
      )}
      {read.failure && (
        <span className="text-danger" role="alert">
          {t('Not all could be selected.')} {failureText(read.failure)}
        </span>
      )}
    </>
  );
}
