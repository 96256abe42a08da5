import { factsOf } from '../format/facts';
import { formatMoment } from '../format/dates';
import { t } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import type { Explained } from './answers';

/** Of what figures are made and from when they are, as one caption; empty where the server says neither. */
export function useExplanation(explained: Explained | undefined): string {
  const locale = useLocale();
  const { asOf, basis } = explained ?? { asOf: null, basis: '' };
  return factsOf([
    basis,
    asOf && t('As of %(moment)s', { moment: formatMoment(new Date(asOf), locale) }),
  ]);
}
