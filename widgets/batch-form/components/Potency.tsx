import { memo } from 'react';
import { t } from '@shared/page/i18n';
import { BatchField, type FieldsProps } from './BatchField';
import { Section } from './Section';

/** What the laboratory measured of the active substance, in per cent of the weight. */
export const Potency = memo(function Potency(props: FieldsProps) {
  return (
    <Section title={t('Potency')}>
      <div className="ww-batch-fields">
        <BatchField {...props} field="thc_delta9" isPercent />
        <BatchField {...props} field="thc_delta8" isPercent />
      </div>
    </Section>
  );
});
