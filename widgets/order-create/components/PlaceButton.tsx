import { useRef, useState } from 'react';
import { t } from '@shared/i18n';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { useLazy } from '@shared/ui/useLazy';
import { selectOrder } from '../state/selectors';
import { useAppSelector } from '../state/slice';

const loadDialog = () => import('./PlaceDialog');

/** Opens the dialog that says for whom the order is and from where. Its code comes when it is first opened. */
export function PlaceButton({ className }: { className: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const order = useAppSelector(selectOrder);
  const [dialog, load] = useLazy(loadDialog, { takesFocus: true });
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn ${className}`}
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        {order ? t('Change customer or location') : t('Start an order')}
      </button>
      {dialog.status === 'failed' && <DialogFailed />}
      {isOpen && dialog.status === 'ready' && (
        <dialog.value.PlaceDialog
          order={order ?? null}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
