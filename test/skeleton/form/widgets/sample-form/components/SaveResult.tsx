import type { SaveState } from '@shared/forms/saveState';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';

interface Props {
  state: SaveState;
  onDismiss: () => void;
}

/** How the last save went, and what that means for the work at hand. */
export function SaveResult({ state, onDismiss }: Props) {
  switch (state.status) {
    case 'idle':
    case 'conflict':
      return null;
    case 'saving':
      return (
        state.search && (
          <Banner level="warning" role="status">
            {t('We don’t know yet whether the shop has your changes. Checking…')}
          </Banner>
        )
      );
    case 'saved':
      return <Toast says={t('Your changes were saved.')} onDismiss={onDismiss} />;
    case 'not-saved':
      return (
        <FailureAlert failure={state.failure}>
          {t('Your changes are kept here, but not saved.')}
        </FailureAlert>
      );
    case 'unknown':
      return (
        <FailureAlert failure={state.failure}>
          {t('We don’t know whether the shop has your changes. They are kept here.')}
        </FailureAlert>
      );
  }
}
