import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import type { Group } from '../model/cart';
import { clearGroups } from '../state/clear';
import { selectCart, selectLines, useAppDispatch, useAppSelector } from '../state/slice';

interface Props {
  /** What goes: one location of one seller, or everything. */
  groups: Group[];
  label: string;
}

const sellersOf = (some: readonly Group[]) => [...new Set(some.map(({ seller }) => seller.name))];

/** Says how much goes, and clears one location or all. It names the sellers wherever there are several. */
export function ClearButton({ groups, label }: Props) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const all = useAppSelector((state) => selectCart(state)?.groups ?? groups);
  const keys = groups.map(({ key }) => key);
  const count = useAppSelector(
    (state) => selectLines(state).filter(({ groupKey }) => keys.includes(groupKey)).length,
  );
  const isOfSeveral = sellersOf(all).length > 1;
  const sellers = new Intl.ListFormat(locale).format(sellersOf(groups));
  const [first] = groups;
  const target = groups === all || !first ? t('all locations') : first.location.name;
  const named = isOfSeveral && groups !== all ? `${sellers}, ${target}` : target;
  const locations = new Map(groups.map(({ location }) => [location.id, location.name]));
  const where =
    locations.size === 1 && first
      ? first.location.name
      : tn('%(count)s location', '%(count)s locations', locations.size);
  return (
    <ConfirmButton
      className="btn-plain"
      label={label}
      name={t('%(label)s: %(where)s', { label, where: named })}
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
    />
  );
}
