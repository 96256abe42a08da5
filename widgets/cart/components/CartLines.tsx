import { useState } from 'react';
import { t } from '@shared/page/i18n';
import { CsvButton } from '@shared/ui/CsvButton';
import { LazyPart } from '@shared/ui/LazyPart';
import { Segmented } from '@shared/ui/Segmented';
import { Skeleton } from '@shared/ui/Skeleton';
import type { loadMatrix } from '../later';
import type { Cart } from '../model/cart';
import { csvRows } from '../model/csvRows';
import { selectGroups, selectIsSettled } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { ClearButton } from './ClearButton';
import { LocationCart } from './LocationCart';

export interface CartLinesProps {
  cart: Cart;
  loadMatrix: typeof loadMatrix;
}

/** What is ordered, location by location or as a matrix, and what can be done with all of it. */
export function CartLines({ cart, loadMatrix: load }: CartLinesProps) {
  const groups = useAppSelector(selectGroups);
  const isSettled = useAppSelector(selectIsSettled);
  const [view, setView] = useState<'lines' | 'matrix'>('lines');

  return (
    <>
      <div className="ww-row ww-cart-tools">
        <Segmented
          label={t('View')}
          choices={[
            { value: 'lines', label: t('Lines') },
            { value: 'matrix', label: t('By location matrix') },
          ]}
          value={view}
          onChange={setView}
        />
        {/* An unsettled cart has amounts that do not fit its quantities, so it waits. */}
        <CsvButton fileName="cart" rows={() => csvRows(cart)} isOff={!isSettled} />
        {cart.can_edit && <ClearButton groups={cart.groups} label={t('Clear cart')} />}
      </div>
      {view === 'matrix' ? (
        <LazyPart load={load} props={{ cart }}>
          <Skeleton label={t('Loading the matrix…')} rows={5} />
        </LazyPart>
      ) : (
        groups.map(({ key, group, lines }) => (
          <LocationCart key={key} group={group} lines={lines} />
        ))
      )}
    </>
  );
}
