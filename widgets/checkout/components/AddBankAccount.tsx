import { useState } from 'react';
import { isSameId } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import type { BankAccount } from '../model/summary';
import type { Adding } from '../state/bankAccounts';
import { BankAccountDialog } from './BankAccountDialog';

interface Props {
  isDisabled: boolean;
  /** The account that pays. */
  chosen: BankAccount['id'] | null;
  onAdded: (account: BankAccount) => void;
}

/** Opens the dialog for a new bank account, and says how it ended. */
export function AddBankAccount({ isDisabled, chosen, onAdded }: Props) {
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
          setEnded(null);
          setIsOpen(true);
        }}
      >
        {t('Add bank account')}
      </button>
      <span className="ww-muted" role="status">
        {' '}
        {!isOpen && endText(ended, chosen)}
      </span>
      {isOpen && (
        <BankAccountDialog
          onSearching={() => setEnded('searching')}
          onEnded={(result, isShown) => {
            setEnded(result);
            // Who closed the dialog meanwhile may have chosen another one.
            if (result.status !== 'added' || !isShown) return;
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
function endText(ended: Adding | 'searching' | null, chosen: Props['chosen']): string {
  if (ended === 'searching') return t("We don't know yet whether the account was added.");
  if (ended?.status === 'added') {
    const { id, display_name } = ended.account;
    const account = { account: display_name || t('Account without a name') };
    return isSameId(id, chosen)
      ? t('%(account)s is added and selected.', account)
      : t('%(account)s is added.', account);
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
