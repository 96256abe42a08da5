import { useWidget } from '@shared/mount/WidgetContext';

/** What the user may do to the order, as the page says. The server has the last word. */
export function usePermissions(): { edit: boolean; setPrices: boolean } {
  const { perms } = useWidget().config;
  const edit = perms?.change_order !== false;
  return { edit, setPrices: edit && perms?.change_orderlineitempricemanagement === true };
}
