import type { BatchChoices } from '@shared/contract/batches';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/i18n';
import { ownUrl } from '@shared/urls';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { lineOf, type PlacedError } from '../model/errors';
import { useForm } from './FormContext';
import { NotSavedAlert } from './NotSavedAlert';
import type { BatchSaveState } from './useSaving';

interface Props {
  state: BatchSaveState;
  errors: readonly PlacedError[];
  types: BatchChoices['terpeneTypes'];
  isNew: boolean;
  onDismiss: () => void;
}

/** How the last save went: the specification's messages, and what they mean for the work at hand. */
export function SaveResult({ state, errors, types, isNew, onDismiss }: Props) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'saving':
      return (
        state.search && (
          <div className="alert alert-warning" role="status">
            {t('We don’t know yet whether your changes were saved. Checking…')}
          </div>
        )
      );
    case 'saved':
      return <Toast says={t('Batch updated.')} onDismiss={onDismiss} />;
    case 'created':
      return <Created url={state.url} isComplete={state.isComplete} />;
    case 'held':
      return (
        <div className="alert alert-warning" role="alert">
          {t(
            'A certificate is still being uploaded. Wait for it or cancel it, then create the batch.',
          )}
        </div>
      );
    case 'conflict':
      return (
        <div className="alert alert-warning" role="alert">
          {t('Not saved yet: choose between your changes and theirs first.')}
        </div>
      );
    case 'unknown':
      return (
        <FailureAlert failure={state.failure}>
          {t('An error occurred.')} {meaningOfUnknown(isNew)}
        </FailureAlert>
      );
    case 'not-saved':
      return <NotSaved failure={state.failure} errors={errors} types={types} />;
  }
}

function Created({ url, isComplete }: { url: string | null; isComplete: boolean }) {
  const href = ownUrl(url);
  const link = href && <a href={href}>{t('Open it')}</a>;
  return isComplete ? (
    <div className="alert alert-success" role="status">
      {t('Batch created.')} {link}
    </div>
  ) : (
    <div className="alert alert-warning" role="alert">
      {t(
        'Your first attempt had created the batch. What you changed since is not in it, and is kept here.',
      )}{' '}
      {link}
    </div>
  );
}

const meaningOfUnknown = (isNew: boolean): string =>
  isNew
    ? t('Your changes are kept here. Try again. This will not create a duplicate.')
    : t('Your changes are kept here.');

interface NotSavedProps {
  failure: Failure;
  errors: readonly PlacedError[];
  types: BatchChoices['terpeneTypes'];
}

/** One line a field, "field: messages"; each goes to its field. */
function NotSaved({ failure, errors, types }: NotSavedProps) {
  const { focusOn } = useForm();
  if (errors.length === 0) return <NotSavedAlert failure={failure} />;
  return (
    <div className="alert alert-danger ww-refusals" role="alert">
      {failure.message && <p>{failure.message}</p>}
      <ul>
        {errors.map((error) => {
          const { path } = error;
          const line = lineOf(error, types);
          return (
            <li key={error.name}>
              {path === null ? (
                line
              ) : (
                <button
                  type="button"
                  className="btn btn-link ww-flush"
                  onClick={() => focusOn(path)}
                >
                  {line}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
