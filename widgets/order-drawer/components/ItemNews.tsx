import { t, tn } from '@shared/i18n';
import { SavedNews } from '@shared/sync/SavedNews';
import { editKey, findItem, type DrawerEdit } from '../model/drawer';
import { selectDrawer } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { useMoney } from '../useMoney';

/** Says the cases and the price of an item once the server has them. What went, and what was refused, says so itself. */
export function ItemNews() {
  const money = useMoney();
  const pending = useAppSelector((state) => state.pending);
  const refusals = useAppSelector((state) => state.refusals);
  const drawer = useAppSelector(selectDrawer);

  const says = (edit: DrawerEdit): string | null => {
    if (edit.type !== 'quantity' && edit.type !== 'price') return null;
    if (refusals.some((refusal) => editKey(refusal.edit) === editKey(edit))) return null;
    const item = drawer && findItem(drawer, edit);
    if (!item) return null;
    const { product_name: name, quantity, price } = item;
    const value =
      edit.type === 'price'
        ? t('%(amount)s a case', { amount: money(price) })
        : tn('%(count)s case', '%(count)s cases', quantity);
    return t('%(name)s: %(value)s saved.', { name, value });
  };
  return <SavedNews pending={pending} says={says} />;
}
