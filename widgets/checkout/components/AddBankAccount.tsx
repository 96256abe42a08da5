import { useRef, useState } from 'react';
import type { BankAccount } from '../../../shared/contract/checkout';
import { t } from '../../../shared/i18n';
import { DialogFailed } from '../../../shared/ui/DialogFailed';
import { useLazy } from '../../../shared/ui/useLazy';
import { useFocusBack } from '../useFocusBack';

interface Props {
  isDisabled: boolean;
  onAdded: (account: BankAccount) => void;
}

const loadDialog = () => import('./BankAccountDialog');

/** Opens the dialog for a new bank account, whose code comes when it is first opened. */
export function AddBankAccount({ isDisabled, onAdded }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, load] = useLazy(loadDialog, { takesFocus: true });
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState('');

  useFocusBack(isOpen, button);

  const close = () => setIsOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary"
        disabled={isDisabled}
        onClick={() => {
          load();
          setAdded('');
          setIsOpen(true);
        }}
      >
        {t('Add bank account')}
      </button>
      <span className="ww-muted" role="status">
        {' '}
        {added && t('%(account)s is added and selected.', { account: added })}
      </span>
      {dialog.status === 'failed' && <DialogFailed />}
      {isOpen && dialog.status === 'ready' && (
        <dialog.value.BankAccountDialog
          onAdded={(account) => {
            onAdded(account);
            setAdded(account.display_name);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
