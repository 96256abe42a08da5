import { t } from '../page/i18n';
import { Segmented } from '../ui/Segmented';
import { periods, type Period } from './periods';

interface Props {
  period: Period;
  onChange: (period: Period) => void;
}

/** Which days count: the last so many. */
export const PeriodChoice = ({ period, onChange }: Props) => (
  <Segmented
    label={t('Period')}
    value={period}
    choices={periods.map((value) => ({
      value,
      label: value === '365' ? t('12 months') : t('%(days)s days', { days: value }),
    }))}
    onChange={onChange}
  />
);
