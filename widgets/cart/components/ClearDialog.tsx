import { t, tn } from '@shared/i18n';
import { ConfirmDialog } from '@shared/ui/ConfirmDialog';
import type { Group } from '../model/cart';
import { clearGroups } from '../state/clear';
import { selectLines } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';

interface Props {
  groups: Group[];
  /** Whether the cart is of several sellers, so that they are named. */
  isOfSeveral: boolean;
  /** Whose items go. */
  sellers: string;
  onClose: () => void;
}

/** Says how much goes, and clears it. */
export function ClearDialog({ groups, isOfSeveral, sellers, onClose }: Props) {
  const dispatch = useAppDispatch();
  const keys = groups.map(({ key }) => key);
  const count = useAppSelector(
    (state) => selectLines(state).filter(({ groupKey }) => keys.includes(groupKey)).length,
  );
  const locations = new Map(groups.map(({ location }) => [location.id, location.name]));
  const [only] = locations.values();
  const where =
    locations.size === 1 && only !== undefined
      ? only
      : tn('%(count)s location', '%(count)s locations', locations.size);
  return (
    <ConfirmDialog
      title={t('Clear cart')}
      says={
        isOfSeveral
          ? tn(
              'The item of %(sellers)s at %(where)s will be removed. You can undo this.',
              'All %(count)s items of %(sellers)s at %(where)s will be removed. You can undo this.',
              count,
              { sellers, where },
            )
          : tn(
              'The item at %(where)s will be removed. You can undo this.',
              'All %(count)s items at %(where)s will be removed. You can undo this.',
              count,
              { where },
            )
      }
      action={t('Clear cart')}
      onConfirm={() => dispatch(clearGroups(groups))}
      onClose={onClose}
    />
  );
}
