import { useState } from 'react';
import type { Failure } from '@shared/http/failure';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { DialogButton } from '@shared/ui/DialogButton';
import { failureText } from '@shared/ui/failureText';
import type { ProductsQuery } from '../model/query';
import { readAllThatFit } from '../state/readNow';
import { useAppDispatch } from '../state/slice';
import type { EditingProps } from './editingProps';
import type { Selected } from './useSelected';

interface Props extends EditingProps {
  selected: Selected;
  query: ProductsQuery;
  /** How many fit on all pages. */
  count: number;
}

const loadBulk = () => import('./BulkDialog');

/** What can be done with the selected products, and the way to all that fit. */
export function SelectionActions({ selected, query, count, ...editing }: Props) {
  const dispatch = useAppDispatch();
  const { locale } = editing;
  const [read, setRead] = useState<{ isBusy: boolean; failure: Failure | null }>({
    isBusy: false,
    failure: null,
  });
  const number = selected.products.length;

  const selectAll = async () => {
    setRead({ isBusy: true, failure: null });
    const all = await dispatch(readAllThatFit(query));
    setRead({ isBusy: false, failure: all.ok ? null : all.failure });
    if (all.ok) selected.choose(all.value);
  };
  return (
    <>
      <DialogButton
        className="btn-outline-primary"
        load={loadBulk}
        dialog={({ BulkDialog }, close) => (
          <BulkDialog {...editing} products={selected.products} onClose={close} />
        )}
      >
        {tn('Edit %(count)s product', 'Edit %(count)s products', number, {
          count: formatCount(number, locale),
        })}
      </DialogButton>
      {number < count && (
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
