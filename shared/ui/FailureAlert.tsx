import type { ReactNode } from 'react';
import type { Failure } from '../http/failure';
import { t } from '../page/i18n';
import { useWidget } from '../mount/WidgetContext';
import { linkUrl } from '../urls/guard';
import { Banner } from './Banner';
import { failureText } from './failureText';
import { useFocusTitle } from './useFocusTitle';

interface Props {
  /** Without one it was code that could not be fetched, and the children say what to do. */
  failure?: Failure | undefined;
  /** What failed, or what that means for the work at hand; stands before why it failed. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** It hinders nobody at work, so nobody is interrupted by it. */
  isQuiet?: boolean;
  retryLabel?: string;
}

/** A failure beside what failed. It stays until it is retried or no longer true. */
export function FailureAlert({ failure, children, onRetry, isQuiet, ...rest }: Props) {
  const { retryLabel = t('Retry') } = rest;
  const focusTitle = useFocusTitle();
  const handleRetry = () => {
    focusTitle();
    onRetry?.();
  };
  const actions = (
    <>
      {failure?.kind === 'session-ended' && <SignInLink />}
      {onRetry && (
        <button type="button" className="btn btn-outline-secondary" onClick={handleRetry}>
          {retryLabel}
        </button>
      )}
    </>
  );
  return (
    <Banner
      level={isQuiet ? 'warning' : 'danger'}
      role={isQuiet ? 'status' : 'alert'}
      actions={actions}
    >
      {children} {failure && failureText(failure)}
    </Banner>
  );
}

/** Opens in a tab of its own, so that what was typed here stays. */
export function SignInLink() {
  const login = linkUrl(useWidget().config.urls?.login);
  if (!login) return null;
  return (
    <a className="btn btn-outline-secondary" href={login} target="_blank" rel="noreferrer">
      {t('Sign in in a new tab')}
    </a>
  );
}
