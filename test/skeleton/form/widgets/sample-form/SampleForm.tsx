import { t } from '@shared/i18n';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import { Editor } from './components/Editor';
import type { SampleFormConfig } from './config';
import { fieldNames } from './model/edits';
import { record } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

/** A name and a note of a vendor. */
export function SampleForm({ config }: { config: SampleFormConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.record);
  // What was read before stays in sight while it is read again after a lost answer.
  const answer = load.status === 'idle' ? undefined : load.value;

  return (
    <Screen title={t('Sample form')} badges={answer && !answer.can_edit && <ReadOnlyBadge />}>
      <Card>
        {answer && <Editor key={config.urls.record} config={config} answer={answer} />}
        {!answer && load.status === 'failed' && (
          <FailureAlert
            failure={load.failure}
            onRetry={() => void dispatch(record.read(undefined))}
          >
            {t('The form could not be loaded.')}
          </FailureAlert>
        )}
        {!answer && load.status !== 'failed' && (
          <FormSkeleton label={t('Loading the form…')} fields={fieldNames.length} />
        )}
      </Card>
    </Screen>
  );
}
