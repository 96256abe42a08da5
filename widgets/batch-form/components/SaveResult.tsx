import type { Failure } from '../../../shared/http/failure';
import { t } from '../../../shared/i18n';
import { ownUrl } from '../../../shared/urls';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { SuccessAlert } from '../../../shared/ui/SuccessAlert';
import { lineOf, type PlacedError } from '../errors';
import { useForm } from './FormContext';
import type { SaveOutcome } from './useSaving';

interface Props {
  outcome: SaveOutcome;
  isNew: boolean;
  onDismiss: () => void;
}

/** How the last save went: the specification's messages, and what they mean for the work at hand. */
export function SaveResult({ outcome, isNew, onDismiss }: Props) {
  if (outcome.is === 'saved') {
    return <SuccessAlert onDismiss={onDismiss}>{t('Batch updated.')}</SuccessAlert>;
  }
  if (outcome.is === 'created') {
    const href = ownUrl(outcome.url);
    return (
      <div className="alert alert-success" role="status">
        {t('Batch created.')} {href && <a href={href}>{t('Open it')}</a>}
      </div>
    );
  }
  if (outcome.is === 'held') {
    return (
      <div className="alert alert-warning" role="alert">
        {t(
          'A certificate is still being uploaded. Wait for it or cancel it, then create the batch.',
        )}
      </div>
    );
  }
  if (outcome.is !== 'refused') return null;
  const { failure, errors } = outcome;
  if (errors.length > 0) return <ErrorLines errors={errors} message={failure.message} />;
  return (
    <FailureAlert failure={failure}>
      {t('An error occurred.')} {meaning(failure, isNew)}
    </FailureAlert>
  );
}

function meaning({ kind }: Failure, isNew: boolean): string {
  if (kind !== 'unknown-outcome') return t('Your changes are kept here, but not saved.');
  return isNew
    ? t('Your changes are kept here. Create the batch again: it will not be there twice.')
    : t('Your changes are kept here.');
}

/** One line a field, "field: messages"; each goes to its field. */
function ErrorLines({ errors, message }: { errors: PlacedError[]; message: string }) {
  const { focusOn } = useForm();
  return (
    <div className="alert alert-danger ww-toast" role="alert">
      {message && <p>{message}</p>}
      <ul>
        {errors.map((error) => {
          const { path } = error;
          return (
            <li key={error.name}>
              {path === null ? (
                lineOf(error)
              ) : (
                <button
                  type="button"
                  className="btn btn-link ww-flush"
                  onClick={() => focusOn(path)}
                >
                  {lineOf(error)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
