import { t } from '../page/i18n';
import { Meter } from './Meter';
import { useMoney } from './useMoney';

interface Props {
  /** For screen readers: "Minimum at Harborview". */
  label: string;
  /** As the server wrote them. */
  subtotal: string | null;
  minimum: string;
}

/** How far an order is from a seller's minimum. */
export function MinimumMeter({ label, subtotal, minimum }: Props) {
  const money = useMoney();
  return (
    <Meter
      label={label}
      share={Number(subtotal) / Number(minimum)}
      says={t('%(subtotal)s of %(minimum)s', {
        subtotal: money(subtotal),
        minimum: money(minimum),
      })}
    />
  );
}
