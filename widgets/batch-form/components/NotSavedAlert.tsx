import type { Failure } from '@shared/http/failure';
import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';

/** A save that failed as a whole. */
export const NotSavedAlert = ({ failure }: { failure: Failure }) => (
  <FailureAlert failure={failure}>
    {t('An error occurred.')} {t('Your changes are kept here, but not saved.')}
  </FailureAlert>
);
