import { t } from '@shared/page/i18n';
import { DialogButton } from '@shared/ui/DialogButton';
import { selectOrder } from '../state/selectors';
import { useAppSelector } from '../state/slice';

const loadDialog = () => import('./DestinationDialog');

/** Opens the dialog that says for whom the order is and from where. Its code comes when it is first opened. */
export function DestinationButton({ className }: { className: string }) {
  const order = useAppSelector(selectOrder);
  return (
    <DialogButton
      className={className}
      load={loadDialog}
      dialog={({ DestinationDialog }, close) => (
        <DestinationDialog order={order ?? null} onClose={close} />
      )}
    >
      {order ? t('Change customer or location') : t('Start an order')}
    </DialogButton>
  );
}
