import { memo, type ReactNode } from 'react';
import { dayOf } from '../../../shared/format/dates';
import { t } from '../../../shared/i18n';
import { dayLabels, dayWarnings, expiryText } from '../dayWarnings';
import { BatchField, valueOf, type FieldsProps } from './BatchField';
import { Section } from './Section';

interface Props extends FieldsProps {
  /** At the end of the title's row. */
  actions: ReactNode;
}

/** The reference, the samples and the days of the batch. */
export const Details = memo(function Details({ actions, ...props }: Props) {
  const labels = dayLabels();
  const warnings = dayWarnings({
    harvestDate: valueOf(props, 'harvestDate'),
    manufactureDate: valueOf(props, 'manufactureDate'),
    labResultsDate: valueOf(props, 'labResultsDate'),
    expirationDate: valueOf(props, 'expirationDate'),
  });
  const expiry = expiryText(valueOf(props, 'expirationDate'), dayOf(new Date()));
  return (
    <Section title={t('Reference and dates')} actions={actions}>
      <div className="ww-batch-fields">
        <BatchField {...props} field="batchRef" label={t('Batch reference')} />
        <BatchField {...props} field="sampleCases" label={t('Sample cases')} />
      </div>
      <div className="ww-batch-fields">
        <BatchField {...props} field="harvestDate" label={labels.harvestDate} />
        <BatchField {...props} field="manufactureDate" label={labels.manufactureDate} />
        <BatchField {...props} field="labResultsDate" label={labels.labResultsDate} />
        <BatchField {...props} field="expirationDate" label={labels.expirationDate} hint={expiry} />
      </div>
      <div role="status">
        {warnings.length > 0 && (
          <p className="alert alert-warning ww-batch-note">
            <strong>{t('Check the days:')}</strong> {warnings.join(' ')}
          </p>
        )}
      </div>
    </Section>
  );
});
