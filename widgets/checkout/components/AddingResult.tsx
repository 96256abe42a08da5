import { t } from '../../../shared/i18n';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import type { Adding } from '../state/bankAccounts';
import { otherMessages } from './FieldMessages';

/** Those fields of an account that say themselves what is wrong with them. */
const fieldNames = ['account_holder', 'account_type', 'routing_number', 'account_number'];

/** How adding the account ended, if it did not succeed. */
export function AddingResult({ result, onCheck }: { result: Adding; onCheck: () => void }) {
  if (result.status === 'unknown') {
    return (
      <FailureAlert failure={result.failure} onRetry={onCheck} retryLabel={t('Check the accounts')}>
        {t('It is not known yet whether the account was added.')}
      </FailureAlert>
    );
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
      <p className="alert alert-warning" role="alert">
        {t('The account was not added: the shop does not have it. Try again.')}
      </p>
    );
  }
  if (result.status === 'added') return null;
  const { errors } = result;
  return (
    <div className="alert alert-danger" role="alert">
      <p>{t('The account was not added.')}</p>
      <ul>
        {(errors.length > 0 ? errors : [t('An error occurred')]).map((error, index) => (
          <li key={index}>{error}</li>
        ))}
      </ul>
    </div>
  );
}
