import type { BatchChoices } from '@shared/contract/batches';
import { SaveResult } from '@shared/forms/SaveResult';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { ownUrl } from '@shared/urls/guard';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { lineOf, type PlacedError } from '../model/errors';
import { useForm } from './FormContext';
import type { BatchSaveState } from './useSaving';

interface Props {
  state: BatchSaveState;
  errors: readonly PlacedError[];
  types: BatchChoices['terpeneTypes'];
  isNew: boolean;
  onDismiss: () => void;
}

/** How the last save went: the specification's messages, and what they mean for the work at hand. */
export function BatchSaveResult({ state, errors, types, isNew, onDismiss }: Props) {
  switch (state.status) {
    case 'created':
      return <Created url={state.url} isComplete={state.isComplete} />;
    case 'held':
      return (
        <Banner level="warning" role="alert">
          {t(
            'A certificate is still being uploaded. Wait for it or cancel it, then create the batch.',
          )}
        </Banner>
      );
    case 'not-saved':
      return <NotSaved failure={state.failure} errors={errors} types={types} />;
    default:
      return <SaveResult state={state} says={words(isNew)} onDismiss={onDismiss} />;
  }
}

function Created({ url, isComplete }: { url: string | null; isComplete: boolean }) {
  const href = ownUrl(url);
  const link = href && <a href={href}>{t('Open it')}</a>;
  return isComplete ? (
    <Banner level="success" role="status">
      {t('Batch created.')} {link}
    </Banner>
  ) : (
    <Banner level="warning" role="alert">
      {t(
        'Your first attempt had created the batch. What you changed since is not in it, and is kept here.',
      )}{' '}
      {link}
    </Banner>
  );
}

const words = (isNew: boolean) => ({
  saving: t('We don’t know yet whether your changes were saved. Checking…'),
  saved: t('Batch updated.'),
  conflict: t('Not saved yet: choose between your changes and theirs first.'),
  unknown: `${t('An error occurred.')} ${
    isNew
      ? t('Your changes are kept here. Try again. This will not create a duplicate.')
      : t('Your changes are kept here.')
  }`,
});

interface NotSavedProps {
  failure: Failure;
  errors: readonly PlacedError[];
  types: BatchChoices['terpeneTypes'];
}

/** One line a field, "field: messages"; each goes to its field. */
function NotSaved({ failure, errors, types }: NotSavedProps) {
  const { focusOn } = useForm();
  if (errors.length === 0) {
    return (
      <FailureAlert failure={failure}>
        {t('An error occurred.')} {t('Your changes are kept here, but not saved.')}
      </FailureAlert>
    );
  }
  return (
    <Banner level="danger" role="alert">
      <div className="ww-refusals">
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
    </Banner>
  );
}
