import { useState } from 'react';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { Skeleton } from '@shared/ui/Skeleton';
import { useLazy } from '@shared/ui/useLazy';
import type { Cart } from '../model/cart';
import { selectGroups } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { LocationCart } from './LocationCart';
import { Toolbar, type View } from './Toolbar';

/** More lines than this are drawn only near the window. */
const drawnAtOnce = 60;

const loadMatrix = () => import('../matrix/MatrixView');

/** What is ordered, location by location or as a matrix, whose code comes when it is first asked for. */
export function CartLines({ cart }: { cart: Cart }) {
  const groups = useAppSelector(selectGroups);
  const [view, setView] = useState<View>('lines');
  const [matrix, load] = useLazy(loadMatrix);

  return (
    <>
      <Toolbar
        cart={cart}
        view={view}
        onView={(next) => {
          if (next === 'matrix') load();
          setView(next);
        }}
      />
      {view === 'lines' &&
        groups.map(({ key, group, lines }) => (
          <LocationCart
            key={key}
            group={group}
            lines={lines}
            canEdit={cart.can_edit}
            isWindowed={cart.lines.length > drawnAtOnce}
          />
        ))}
      {view === 'matrix' && matrix.status === 'ready' && <matrix.value.MatrixView cart={cart} />}
      {view === 'matrix' && matrix.status === 'pending' && (
        <Skeleton label={t('Loading the matrix…')} rows={5} />
      )}
      {view === 'matrix' && matrix.status === 'failed' && (
        <Banner level="danger" role="alert">
          {t('The matrix could not be loaded. Check your connection, then choose it again.')}
        </Banner>
      )}
    </>
  );
}
