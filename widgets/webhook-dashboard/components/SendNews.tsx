import { t } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import type { Sending, What } from './useSending';

/** What became of the last test, or of what was sent again. */
export function SendNews({ sending: { state, send, dismiss } }: { sending: Sending }) {
  if (state.status === 'idle') return null;
  const { what } = state;
  if (state.status === 'searching') {
    return (
      <Banner level="warning" role="status">
        {t('We don’t know yet whether it was sent. Checking…')}
      </Banner>
    );
  }
  if (state.status === 'sent') {
    return (
      <Toast
        says={
          isTest(what)
            ? t('The test was sent. What came back stands in the first row.')
            : t('It was sent again. What came back stands in the first row.')
        }
        onDismiss={dismiss}
      />
    );
  }
  if (!('failure' in state)) return null;
  return (
    <FailureAlert
      failure={state.failure}
      retryLabel={t('Try again')}
      onRetry={() => void send(what)}
    >
      {state.status === 'unknown'
        ? t('We don’t know whether it was sent. Trying again does not send it twice.')
        : isTest(what)
          ? t('The test was not sent.')
          : t('It was not sent again.')}
    </FailureAlert>
  );
}

const isTest = (what: What) => 'event' in what;
