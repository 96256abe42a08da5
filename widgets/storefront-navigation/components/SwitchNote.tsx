import { t } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { switched, useAppDispatch, type Switch } from '../state/slice';
import { switchTo } from '../state/thunks';

/** What became of a switch, and what is not known of it. */
export function SwitchNote({ change }: { change: Switch }) {
  const dispatch = useAppDispatch();
  const name = change.to?.name ?? '';
  const dismiss = () => dispatch(switched(null));
  if (change.status === 'done') {
    return (
      <Toast
        key={name}
        says={
          change.to
            ? t('You are now shopping for %(name)s.', { name })
            : t('You no longer shop on anyone’s behalf.')
        }
        onDismiss={dismiss}
      />
    );
  }
  if (change.status === 'not-saved') {
    return (
      <FailureAlert
        failure={change.failure}
        retryLabel={t('Try again')}
        onRetry={() => void dispatch(switchTo(change.to))}
      >
        {change.to
          ? t('The location was not changed to %(name)s.', { name })
          : t('You still shop on behalf of somebody.')}
      </FailureAlert>
    );
  }
  return (
    <Banner
      level="warning"
      role={change.status === 'unknown' ? 'alert' : 'status'}
      actions={
        change.status === 'unknown' && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => void dispatch(switchTo(change.to))}
          >
            {t('Try again')}
          </button>
        )
      }
    >
      {change.to
        ? t('We don’t know yet whether you shop for %(name)s now.', { name })
        : t('We don’t know yet whether you still shop on behalf of somebody.')}
    </Banner>
  );
}
