import { useLayoutEffect, useRef } from 'react';
import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { Sheet } from '../model/sheet';
import type { RowResult, Sent } from '../state/upload';
import { WrongRows } from './WrongRows';

interface Props {
  sheet: Sheet;
  sent: Sent;
}

/** What became of the rows that were sent. */
export function UploadReport({ sheet, sent: { results, failure } }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => summary.current?.focus(), []);
  const those = (...outcomes: RowResult['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome));
  const [created, updated, saved] = [those('created'), those('updated'), those('saved')];
  const [unsent, unknown] = [those('unsent'), those('unknown')];
  const count = created.length + updated.length + saved.length;

  return (
    <>
      <div ref={summary} tabIndex={-1} role="status">
        <p hidden={count === 0 && unknown.length + unsent.length > 0}>
          {tn('Saved %(count)s batch.', 'Saved %(count)s batches.', count)}{' '}
          {created.length > 0 && tn('%(count)s is new.', '%(count)s are new.', created.length)}{' '}
          {updated.length > 0 &&
            tn('%(count)s was changed.', '%(count)s were changed.', updated.length)}
        </p>
      </div>
      {failure && (
        <FailureAlert failure={failure}>
          {unknown.length > 0 && unknownSays(unknown.length)}{' '}
          {unsent.length > 0 &&
            tn('%(count)s row was not saved.', '%(count)s rows were not saved.', unsent.length)}
        </FailureAlert>
      )}
      {!failure && unknown.length > 0 && (
        <Banner level="warning" role="alert">
          {unknownSays(unknown.length)}
        </Banner>
      )}
      {!failure && unsent.length > 0 && (
        <p>
          {tn(
            'Stopped: %(count)s row was not sent.',
            'Stopped: %(count)s rows were not sent.',
            unsent.length,
          )}
        </p>
      )}
      <WrongRows columns={sheet.columns} rows={those('refused')} title={t('Refused rows')} />
    </>
  );
}

const unknownSays = (count: number) =>
  tn(
    "We don't know yet whether %(count)s row was saved. Sending it again does no harm.",
    "We don't know yet whether %(count)s rows were saved. Sending them again does no harm.",
    count,
  );
