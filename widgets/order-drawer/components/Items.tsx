import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { selectDrawer } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { openDrawer } from '../state/thunks';
import type { Editing } from '../useEditing';
import { DrawerBody } from './DrawerBody';

/** The items once they are read; until then how that goes. */
export function Items({ editing }: { editing: Editing }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.drawer);
  const drawer = useAppSelector(selectDrawer);
  if (drawer) return <DrawerBody drawer={drawer} editing={editing} />;
  if (load.status === 'failed') {
    return <FailureAlert failure={load.failure} onRetry={() => void dispatch(openDrawer())} />;
  }
  return <Skeleton label={t('Loading the items of the order…')} rows={7} />;
}
