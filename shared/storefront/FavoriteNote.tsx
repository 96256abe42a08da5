import { t } from '../page/i18n';
import type { FavoriteEdit } from './favorites';
import { SignInLink } from '../ui/FailureAlert';
import { failureText } from '../ui/failureText';
import { RowNote } from '../ui/RowNote';

interface Props {
  name: string;
  edit: FavoriteEdit | undefined;
  onRetry: () => void;
  onDismiss: () => void;
}

/** What is to be said of a heart that was pressed and not taken, or of which nobody knows. */
export function FavoriteNote({ name, edit, onRetry, onDismiss }: Props) {
  if (edit?.status === 'searching') {
    return (
      <RowNote level="warning" role="status">
        {notKnown(name, edit.isFavorite)}
      </RowNote>
    );
  }
  if (edit?.status !== 'not-saved' && edit?.status !== 'unknown') return null;
  const { status, isFavorite, failure } = edit;
  const isUnknown = status === 'unknown';
  return (
    <RowNote
      level={isUnknown ? 'warning' : 'danger'}
      role="alert"
      actions={
        <>
          {failure.kind === 'session-ended' && <SignInLink />}
          <button type="button" className="btn btn-plain" onClick={onRetry}>
            {t('Try again')}
          </button>
          <button type="button" className="btn btn-plain" onClick={onDismiss}>
            {t('Dismiss')}
          </button>
        </>
      }
    >
      {isUnknown ? notKnown(name, isFavorite) : notSaved(name, isFavorite)}{' '}
      {!isUnknown && failureText(failure)}
    </RowNote>
  );
}

const notKnown = (name: string, isFavorite: boolean) =>
  isFavorite
    ? t('We don’t know yet whether %(name)s was added to your favorites.', { name })
    : t('We don’t know yet whether %(name)s was removed from your favorites.', { name });

const notSaved = (name: string, isFavorite: boolean) =>
  isFavorite
    ? t('%(name)s was not added to your favorites.', { name })
    : t('%(name)s was not removed from your favorites.', { name });
