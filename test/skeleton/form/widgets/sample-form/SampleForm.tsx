import { RecordPage } from '@shared/forms/RecordPage';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/i18n';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import type { SampleFormConfig } from './config';
import { record, recordKind, useAppDispatch, useAppSelector } from './state';

/** A name and a note of a vendor. */
export function SampleForm({ config: { urls } }: { config: SampleFormConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.record);
  // What was read before stays in sight while it is read again.
  const row = load.status === 'idle' ? undefined : load.value;
  const read = () => void dispatch(record.read(undefined));

  return (
    <Screen title={t('Sample form')} badges={row && !row.canEdit && <ReadOnlyBadge />}>
      <Card>
        {row && (
          <RecordPage kind={recordKind} row={row} list={urls.record} isReadOnly={!row.canEdit}>
            {(form) => (
              <>
                <TextField {...form.text('name')} />
                <TextField {...form.text('note')} isOptional />
              </>
            )}
          </RecordPage>
        )}
        {!row &&
          (load.status === 'failed' ? (
            <FailureAlert failure={load.failure} onRetry={read}>
              {t('The form could not be loaded.')}
            </FailureAlert>
          ) : (
            <FormSkeleton label={t('Loading the form…')} fields={2} />
          ))}
      </Card>
    </Screen>
  );
}
