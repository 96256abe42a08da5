import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { WhyNotSaved } from '@shared/forms/RecordResult';

interface Props {
  editing: { isOpen: boolean; isBusy: boolean; why: WhyNotSaved; reopen: () => void };
  /** The code of the dialog did not come. */
  isMissing: boolean;
  searching: string;
  kept: string;
}

/** What is to be said of a save where its dialog is not there: it was closed meanwhile, or never came. */
export function BehindDialog({ editing, isMissing, searching, kept }: Props) {
  const { isOpen, isBusy, why, reopen } = editing;
  if (isOpen) return isMissing ? <DialogFailed /> : null;
  if (isBusy) {
    return (
      <Banner level="warning" role="status">
        {searching}
      </Banner>
    );
  }
  if (!why) return null;
  return (
    <FailureAlert
      {...('failure' in why && { failure: why.failure })}
      retryLabel={t('Open it again')}
      onRetry={reopen}
    >
      {kept}
    </FailureAlert>
  );
}
