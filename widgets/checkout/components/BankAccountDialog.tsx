import { useRef } from 'react';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { BusyButton } from '@shared/ui/BusyButton';
import { Dialog } from '@shared/ui/Dialog';
import type { Adding } from '../state/bankAccounts';
import { useBankAccount } from '../useBankAccount';
import { AddingResult } from './AddingResult';
import { BankField } from './BankField';
import { FieldMessages } from './FieldMessages';

interface Props {
  /** The answer was lost, and it is looked whether the account is there. The dialog may be closed meanwhile. */
  onSearching: () => void;
  onEnded: (result: Adding, isShown: boolean) => void;
  onClose: () => void;
}

/**
 * Adds a bank account. Its fields are uncontrolled: the numbers stand in them and nowhere else, and are gone
 * with the dialog.
 */
export function BankAccountDialog({ onSearching, onEnded, onClose }: Props) {
  const id = useDomId();
  const form = useRef<HTMLFormElement>(null);
  const adding = useBankAccount(form, onSearching, onEnded);
  const { status, isDirty, isOdd, isDifferent, result } = adding;
  const isBusy = status !== 'idle';
  const isHeld = result?.status === 'unknown' || result?.status === 'accepted';

  return (
    <Dialog
      title={t('Add bank account')}
      size="form"
      isBusy={status === 'sending'}
      isDirty={isDirty && status === 'idle' && !isHeld}
      actions={
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={status === 'sending'}
            onClick={onClose}
          >
            {status === 'searching' || isHeld ? t('Close') : t('Cancel')}
          </button>
          <BusyButton
            type="submit"
            form={`${id}-form`}
            className="btn-primary"
            isBusy={isBusy}
            aria-disabled={adding.isNew}
            disabled={isHeld}
          >
            {result?.status === 'not-added' ? t('Try again') : t('Add bank account')}
          </BusyButton>
        </>
      }
      onClose={onClose}
    >
      <form
        id={`${id}-form`}
        ref={form}
        noValidate
        autoComplete="off"
        onSubmit={adding.submit}
        onInput={adding.typed}
      >
        {status === 'searching' && (
          <Banner level="warning" role="status">
            {t("We don't know yet whether the account was added. Checking…")}
          </Banner>
        )}
        {!isBusy && result && <AddingResult result={result} onCheck={adding.check} />}
        <BankField
          name="account_holder"
          label={t('Account holder')}
          messages={adding.messagesOf('account_holder')}
          isReadOnly={isBusy}
        />
        <div className="ww-field">
          <label className="form-label" htmlFor={`${id}-type`}>
            {t('Type of account')}
          </label>
          <select id={`${id}-type`} className="form-select" name="account_type" disabled={isBusy}>
            <option value="checking">{t('Checking')}</option>
            <option value="savings">{t('Savings')}</option>
          </select>
          <FieldMessages messages={adding.messagesOf('account_type')} />
        </div>
        <BankField
          name="routing_number"
          label={t('Routing number')}
          hint={
            isOdd
              ? t('This does not look like a routing number. Check it against a paper check.')
              : t('The 9 digits at the bottom of a check, on the left.')
          }
          isOdd={isOdd}
          messages={adding.messagesOf('routing_number')}
          isNumber
          isReadOnly={isBusy}
        />
        <BankField
          name="account_number"
          label={t('Account number')}
          messages={adding.messagesOf('account_number')}
          isNumber
          isReadOnly={isBusy}
        />
        <BankField
          name="account_number_again"
          label={t('Confirm account number')}
          messages={isDifferent ? [t('The two account numbers differ.')] : []}
          isNumber
          isReadOnly={isBusy}
        />
      </form>
    </Dialog>
  );
}
