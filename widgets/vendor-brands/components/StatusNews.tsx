import type { Brand } from '@shared/contract/vendorBrands';
import { t, tn } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert, SignInLink } from '@shared/ui/FailureAlert';
import { failureText } from '@shared/ui/failureText';
import { Toast } from '@shared/ui/Toast';
import type { StatusChange, Unchanged } from '../state/statusThunks';
import { nameOf } from './brandColumns';
import type { StatusTasks } from './useStatusTasks';

interface Props {
  status: StatusTasks;
  /** Is told of the brands that Undo brought back to what they were. */
  onUndone: (brands: readonly Brand[], to: Brand['status']) => void;
}

/** What became of archiving or restoring: of what was done with a way back, of each brand that was not why. */
export function StatusNews({ status, onUndone }: Props) {
  const { change, isSearching, dismiss, run } = status;
  if (isSearching) {
    return (
      <Banner level="warning" role="status">
        {t('We don’t know yet what was changed. Checking…')}
      </Banner>
    );
  }
  if (!change) return null;
  const { done, sent, unchanged, to } = change;
  const again = () =>
    void run(
      unchanged.map(({ brand }) => brand),
      to,
    );
  const back = to === 'archived' ? 'active' : 'archived';
  const undo = async () => onUndone(await run(sent, back), back);
  return (
    <>
      <NotDone change={change} onAgain={again} onDismiss={dismiss} />
      {done.length > 0 && (
        <Toast
          says={doneText(done, to)}
          {...(sent.length > 0 && { onUndo: () => void undo() })}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}

function doneText(done: readonly Brand[], to: Brand['status']): string {
  const [first] = done;
  const isArchived = to === 'archived';
  if (first && done.length === 1) {
    const name = { name: nameOf(first) };
    return isArchived ? t('Archived %(name)s.', name) : t('Restored %(name)s.', name);
  }
  return isArchived
    ? tn('Archived %(count)s brand.', 'Archived %(count)s brands.', done.length)
    : tn('Restored %(count)s brand.', 'Restored %(count)s brands.', done.length);
}

interface NotDoneProps {
  change: StatusChange;
  onAgain: () => void;
  onDismiss: () => void;
}

function NotDone({ change: { unchanged, to }, onAgain, onDismiss }: NotDoneProps) {
  const [first] = unchanged;
  if (!first) return null;
  if (unchanged.length === 1) {
    return (
      <FailureAlert failure={first.failure} retryLabel={t('Try again')} onRetry={onAgain}>
        {notDoneText(first, to)}
      </FailureAlert>
    );
  }
  const isArchived = to === 'archived';
  const count = unchanged.length;
  return (
    <Banner
      level="danger"
      role="alert"
      onDismiss={onDismiss}
      title={
        isArchived
          ? tn('%(count)s brand was not archived', '%(count)s brands were not archived', count)
          : tn('%(count)s brand was not restored', '%(count)s brands were not restored', count)
      }
      actions={
        <>
          {unchanged.some(({ failure }) => failure.kind === 'session-ended') && <SignInLink />}
          <button type="button" className="btn btn-outline-secondary" onClick={onAgain}>
            {t('Try again')}
          </button>
        </>
      }
    >
      <ul>
        {unchanged.map((each) => (
          <li key={String(each.brand.id)}>
            <bdi>{nameOf(each.brand)}</bdi>: {failureText(each.failure)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function notDoneText({ brand, isUnknown }: Unchanged, to: Brand['status']): string {
  const name = { name: nameOf(brand) };
  if (to === 'archived') {
    return isUnknown
      ? t('We don’t know whether %(name)s was archived.', name)
      : t('%(name)s was not archived.', name);
  }
  return isUnknown
    ? t('We don’t know whether %(name)s was restored.', name)
    : t('%(name)s was not restored.', name);
}
