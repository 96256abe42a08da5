import { t } from '@shared/page/i18n';
import { useResource } from '@shared/store/useResource';
import { Card } from '@shared/ui/Card';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { LoadedPart } from '@shared/ui/LoadedPart';
import { Screen } from '@shared/ui/Screen';
import type { SampleFormConfig } from './config';
import { record, useAppSelector } from './state';

const loadEditor = async () => (await import('./components/Editor')).Editor;

/** A name, a note and a fee of a vendor. */
export function SampleForm({ config }: { config: SampleFormConfig }) {
  const load = useAppSelector((state) => state.record);
  const form = useResource(record, undefined, load);
  return (
    <Screen title={t('Sample form')} isReadOnly={form.answer?.canEdit === false}>
      <Card>
        <LoadedPart
          of={form}
          code={loadEditor}
          props={(row) => ({ row, list: config.urls.record })}
          skeleton={<FormSkeleton label={t('Loading the form…')} fields={3} />}
          failed={t('The form could not be loaded.')}
        />
      </Card>
    </Screen>
  );
}
