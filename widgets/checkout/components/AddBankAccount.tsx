import { useState } from 'react';
import { t } from '@shared/i18n';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { useLazy } from '@shared/ui/useLazy';
import type { BankAccount } from '../model/summary';
import type { Adding } from '../state/bankAccounts';

interface Props {
  isDisabled: boolean;
  onAdded: (account: BankAccount) => void;
}

const loadDialog = () => import('./BankAccountDialog');

/** Opens the dialog for a new bank account, whose code comes when it is first opened, and says how it ended. */
export function AddBankAccount({ isDisabled, onAdded }: Props) {
  const [dialog, load] = useLazy(loadDialog, { takesFocus: true });
  const [isOpen, setIsOpen] = useState(false);
  const [ended, setEnded] = useState<Adding | 'searching' | null>(null);

  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        // Nobody adds it a second time while it may still arrive.
        disabled={isDisabled || (ended === 'searching' && !isOpen)}
        onClick={() => {
          load();
          setEnded(null);
          setIsOpen(true);
        }}
      >
        {t('Add bank account')}
      </button>
      <span className="ww-muted" role="status">
        {' '}
        {!isOpen && endText(ended)}
      </span>
      {dialog.status === 'failed' && <DialogFailed />}
      {isOpen && dialog.status === 'ready' && (
        <dialog.value.BankAccountDialog
          onSearching={() => setEnded('searching')}
          onEnded={(result) => {
            setEnded(result);
            if (result.status !== 'added') return;
            onAdded(result.account);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** What stands beside the button once the dialog is closed. A refusal was read in the dialog. */
function endText(ended: Adding | 'searching' | null): string {
  if (ended === 'searching') return t("We don't know yet whether the account was added.");
  if (ended?.status === 'added') {
    const { display_name: name } = ended.account;
    return name
      ? t('%(account)s is added and selected.', { account: name })
      : t('The account is added and selected.');
  }
  if (ended?.status === 'accepted')
    return t('The shop accepted the account. It is not listed yet.');
  if (ended?.status === 'not-added') return t('The account was not added.');
  if (ended?.status === 'unknown') {
    return t(
      "We can't tell whether the account was added. Check the list before you add it again.",
    );
  }
  return '';
}
