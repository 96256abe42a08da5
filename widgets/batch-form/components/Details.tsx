import { memo, type ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { useToday } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { dayWarnings, expiryText } from '../model/dayWarnings';
import { BatchField, valueOf, type FieldsProps } from './BatchField';
import { Section } from './Section';

interface Props extends FieldsProps {
  /** At the end of the title's row. */
  actions: ReactNode;
}

/** The reference, the samples and the days of the batch. */
export const Details = memo(function Details({ actions, ...props }: Props) {
  const today = useToday();
  const warnings = dayWarnings(
    {
      harvestDate: valueOf(props, 'harvestDate'),
      manufactureDate: valueOf(props, 'manufactureDate'),
      labResultsDate: valueOf(props, 'labResultsDate'),
      expirationDate: valueOf(props, 'expirationDate'),
    },
    today,
  );
  const expiry = expiryText(valueOf(props, 'expirationDate'), today);
  return (
    <Section title={t('Reference and dates')} actions={actions}>
      <div className="ww-batch-fields">
        <BatchField {...props} field="batchRef" />
        <BatchField {...props} field="sampleCases" />
      </div>
      <div className="ww-batch-fields">
        <BatchField {...props} field="harvestDate" />
        <BatchField {...props} field="manufactureDate" />
        <BatchField {...props} field="labResultsDate" />
        <BatchField {...props} field="expirationDate" hint={expiry} />
      </div>
      <div role="status">
        {warnings.length > 0 && (
          <Banner level="warning">
            <strong>{t('Check the dates:')}</strong> {warnings.join(' ')}
          </Banner>
        )}
      </div>
    </Section>
  );
});
