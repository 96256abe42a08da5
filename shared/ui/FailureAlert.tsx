import type { ReactNode } from 'react';
import type { Failure } from '../http/failure';
import { t } from '../i18n';
import { useWidget } from '../mount/WidgetContext';
import { linkUrl } from '../urls';
import { ActionAlert } from './ActionAlert';
import { failureText } from './failureText';
import { useFocusTitle } from './useFocusTitle';

interface Props {
  /** Without one it was code that could not be fetched, and the children say what to do. */
  failure?: Failure;
  /** What failed, or what that means for the work at hand; stands before why it failed. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
}

/** A failure beside what failed. It stays until it is retried or no longer true. */
export function FailureAlert({ failure, children, onRetry, retryLabel = t('Retry') }: Props) {
  const focusTitle = useFocusTitle();
  const handleRetry = () => {
    focusTitle();
    onRetry?.();
  };
  const actions = (
    <>
      {failure?.kind === 'session-ended' && <SignInLink />}
      {onRetry && (
        <button type="button" className="btn btn-sm btn-outline-danger" onClick={handleRetry}>
          {retryLabel}
        </button>
      )}
    </>
  );
  return (
    <ActionAlert level="danger" role="alert" actions={actions}>
      {children} {failure && failureText(failure)}
    </ActionAlert>
  );
}

/** Opens in a tab of its own, so that what was typed here stays. */
function SignInLink() {
  const login = linkUrl(useWidget().config.urls?.login);
  if (!login) return null;
  return (
    <a className="btn btn-sm btn-outline-danger" href={login} target="_blank" rel="noreferrer">
      {t('Sign in in a new tab')}
    </a>
  );
}
