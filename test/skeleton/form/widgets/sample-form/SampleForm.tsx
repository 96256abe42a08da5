import { t } from '@shared/i18n';
import { Card } from '@shared/ui/Card';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { LoadedPart } from '@shared/ui/LoadedPart';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import type { SampleFormConfig } from './config';
import { record, useAppDispatch, useAppSelector } from './state/record';

const loadEditor = async () => (await import('./components/Editor')).Editor;

/** A name and a note of a vendor. */
export function SampleForm({ config }: { config: SampleFormConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.record);
  const editor = useLazyAtOnce(loadEditor);
  const isReadOnly = load.status !== 'idle' && load.value?.canEdit === false;
  return (
    <Screen title={t('Sample form')} badges={isReadOnly && <ReadOnlyBadge />}>
      <Card>
        <LoadedPart
          load={load}
          part={editor}
          props={(row) => ({ row, list: config.urls.record })}
          skeleton={<FormSkeleton label={t('Loading the form…')} fields={2} />}
          failed={t('The form could not be loaded.')}
          onRetry={() => void dispatch(record.read(undefined))}
        />
      </Card>
    </Screen>
  );
}
