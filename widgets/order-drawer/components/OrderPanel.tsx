import { t } from '@shared/i18n';
import { Drawer } from '@shared/ui/Drawer';
import { selectDrawer } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import type { Editing } from '../useEditing';
import { Items } from './Items';
import { Totals } from './Totals';

interface Props {
  editing: Editing;
  onClose: () => void;
}

/** The order at the end side of the page. Loaded when it is first opened. */
export function OrderPanel({ editing, onClose }: Props) {
  const totals = useAppSelector((state) => selectDrawer(state)?.totals);
  return (
    <Drawer
      title={t('Order items')}
      side="end"
      foot={totals && <Totals totals={totals} editing={editing} />}
      onClose={onClose}
    >
      <Items editing={editing} />
    </Drawer>
  );
}
