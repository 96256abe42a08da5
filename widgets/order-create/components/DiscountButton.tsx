import { useRef, useState } from 'react';
import { t } from '@shared/i18n';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { useLazy } from '@shared/ui/useLazy';
import type { Order } from '../model/order';

const loadDialog = () => import('./DiscountDialog');

/** Opens the discount dialog, whose code comes when it is first opened. */
export function DiscountButton({ order }: { order: Order }) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, load] = useLazy(loadDialog, { takesFocus: true });
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        {order.discount ? t('Change discount') : t('Add discount')}
      </button>
      {dialog.status === 'failed' && <DialogFailed />}
      {isOpen && dialog.status === 'ready' && (
        <dialog.value.DiscountDialog
          order={order}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
