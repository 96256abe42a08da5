import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { DialogButton } from '@shared/ui/DialogButton';
import type { Group } from '../model/cart';
import { selectCart } from '../state/selectors';
import { useAppSelector } from '../state/slice';

interface Props {
  /** What goes: one location of one seller, or everything. */
  groups: Group[];
  label: string;
}

const loadDialog = () => import('./ClearDialog');

export const sellersOf = (some: readonly Group[]) => [
  ...new Set(some.map(({ seller }) => seller.name)),
];

/** Opens the clear-cart dialog for one location or for all. It names the sellers wherever there are several. */
export function ClearButton({ groups, label }: Props) {
  const locale = useLocale();
  const all = useAppSelector((state) => selectCart(state)?.groups ?? groups);
  const [first] = groups;
  const isOfSeveral = sellersOf(all).length > 1;
  const sellers = new Intl.ListFormat(locale).format(sellersOf(groups));
  const place = groups === all || !first ? t('all locations') : first.location.name;
  const isNamed = isOfSeveral && groups !== all;
  return (
    <DialogButton
      className="btn-plain"
      aria-label={t('%(label)s: %(where)s', {
        label,
        where: isNamed ? `${sellers}, ${place}` : place,
      })}
      load={loadDialog}
      dialog={({ ClearDialog }, close) => (
        <ClearDialog groups={groups} isOfSeveral={isOfSeveral} sellers={sellers} onClose={close} />
      )}
    >
      {label}
    </DialogButton>
  );
}
