import { t } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { Adding } from '../state/bankAccounts';
import { otherMessages } from './FieldMessages';

/** Those fields of an account that say themselves what is wrong with them. */
const fieldNames = ['account_holder', 'account_type', 'routing_number', 'account_number'];

/** How adding the account ended, if it did not succeed. */
export function AddingResult({ result, onCheck }: { result: Adding; onCheck: () => void }) {
  if (result.status === 'unknown' || result.status === 'accepted') {
    return <NotListed result={result} onCheck={onCheck} />;
  }
  if (result.status === 'failed') {
    return (
      <FailureAlert failure={result.failure}>
        {t('The account was not added.')} {otherMessages(result.failure.fields, fieldNames)}
      </FailureAlert>
    );
  }
  if (result.status === 'not-added') {
    return (
      <Banner level="warning" role="alert">
        {t('The account was not added: the shop does not have it. Try again.')}
      </Banner>
    );
  }
  if (result.status === 'added') return null;
  return (
    <Banner level="danger" role="alert">
      <p>{t('The account was not added.')}</p>
      <ul>
        {result.errors.map((error, index) => (
          <li key={index}>{error}</li>
        ))}
      </ul>
    </Banner>
  );
}

interface NotListedProps {
  result: Extract<Adding, { status: 'unknown' | 'accepted' }>;
  onCheck: () => void;
}

/** It may be there, or will be: it is looked for, and not sent again. */
function NotListed({ result, onCheck }: NotListedProps) {
  const label = t('Check the accounts');
  if (result.status === 'unknown' && result.failure.kind !== 'unknown-outcome') {
    return (
      <FailureAlert failure={result.failure} onRetry={onCheck} retryLabel={label}>
        {t("We don't know yet whether the account was added.")}
      </FailureAlert>
    );
  }
  const check = (
    <button type="button" className="btn btn-outline-secondary" onClick={onCheck}>
      {label}
    </button>
  );
  return (
    <Banner level="warning" role="alert" actions={check}>
      {result.status === 'accepted'
        ? t('The shop accepted the account. It is not listed yet.')
        : t("We can't tell whether the account was added. Check the list before you add it again.")}
    </Banner>
  );
}
