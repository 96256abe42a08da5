import { useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { BankAccount } from '../../../shared/contract/checkout';
import { t } from '../../../shared/i18n';
import { useDomId, useWidget } from '../../../shared/mount/WidgetContext';
import { BusyButton } from '../../../shared/ui/BusyButton';
import { useBankAccount } from '../useBankAccount';
import { AddingResult } from './AddingResult';
import { BankField } from './BankField';
import { FieldMessages } from './FieldMessages';

interface Props {
  onAdded: (account: BankAccount) => void;
  onClose: () => void;
}

/**
 * Adds a bank account. Its fields are uncontrolled: the numbers stand in them and nowhere else, and are gone
 * with the dialog.
 */
export function BankAccountDialog({ onAdded, onClose }: Props) {
  const id = useDomId();
  const { portal } = useWidget();
  const form = useRef<HTMLFormElement>(null);
  const adding = useBankAccount(form, onAdded);
  const { isBusy, isOdd, isDifferent, result } = adding;
  const isUnknown = result?.status === 'unknown';

  return (
    <Modal
      show
      scrollable
      container={portal}
      aria-labelledby={`${id}-title`}
      restoreFocus={false}
      backdrop="static"
      onHide={isBusy ? undefined : onClose}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={`${id}-title`}>
          {t('Add bank account')}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <form
          id={`${id}-form`}
          ref={form}
          noValidate
          autoComplete="off"
          onSubmit={adding.submit}
          onInput={adding.typed}
        >
          {result && <AddingResult result={result} onCheck={adding.check} />}
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
                ? t('This does not look like a routing number. Compare it with a check.')
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
            label={t('Account number, once more')}
            messages={isDifferent ? [t('The two account numbers differ.')] : []}
            isNumber
            isReadOnly={isBusy}
          />
        </form>
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-link" disabled={isBusy} onClick={onClose}>
          {t('Cancel')}
        </button>
        <BusyButton
          type="submit"
          form={`${id}-form`}
          className="btn-primary"
          isBusy={isBusy}
          disabled={isUnknown}
        >
          {result?.status === 'not-added' ? t('Try again') : t('Add bank account')}
        </BusyButton>
      </Modal.Footer>
    </Modal>
  );
}
