import { t } from '../page/i18n';
import { Banner } from '../ui/Banner';
import { FailureAlert } from '../ui/FailureAlert';
import { Toast } from '../ui/Toast';
import type { SaveState } from './saveState';

interface Props {
  state: SaveState;
  /** Where a screen says it in words of its own. Of a conflict nothing is said without: the screen shows it. */
  says?: Partial<Record<Exclude<SaveState['status'], 'idle'>, string>>;
  /** Of the toast after a save. */
  onDismiss: () => void;
}

/** How the last save went, and what that means for the work at hand. For the children of a SaveBar. */
export function SaveResult({ state, says = {}, onDismiss }: Props) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'saving':
      return (
        state.search && (
          <Banner level="warning" role="status">
            {says.saving ?? t('We don’t know yet whether the shop has your changes. Checking…')}
          </Banner>
        )
      );
    case 'saved':
      return <Toast says={says.saved ?? t('Your changes were saved.')} onDismiss={onDismiss} />;
    case 'conflict':
      return (
        says.conflict && (
          <Banner level="warning" role="alert">
            {says.conflict}
          </Banner>
        )
      );
    case 'not-saved':
      return (
        <FailureAlert failure={state.failure}>
          {says['not-saved'] ?? t('Your changes are kept here, but not saved.')}
        </FailureAlert>
      );
    case 'unknown':
      return (
        <FailureAlert failure={state.failure}>
          {says.unknown ??
            t('We don’t know whether the shop has your changes. They are kept here.')}
        </FailureAlert>
      );
  }
}
