import { t } from '@shared/i18n';
import { Drawer } from '@shared/ui/Drawer';
import { selectDrawer, useAppSelector } from '../state/slice';
import { Items } from './Items';
import { Totals } from './Totals';

// All of an order comes in one piece, once it is looked at.

/** The order in the page. */
export const InlineOrder = () => (
  <>
    <Items />
    <Totals />
  </>
);

/** The order at the end side of the page. */
export function OrderPanel({ onClose }: { onClose: () => void }) {
  const isRead = useAppSelector((state) => selectDrawer(state) !== undefined);
  return (
    <Drawer title={t('Order items')} side="end" foot={isRead && <Totals />} onClose={onClose}>
      <Items />
    </Drawer>
  );
}
