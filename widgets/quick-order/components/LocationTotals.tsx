import { t } from '@shared/page/i18n';
import { heldText } from '@shared/sync/heldText';
import { MinimumMeter } from '@shared/ui/MinimumMeter';
import { useMoney } from '@shared/ui/useMoney';
import type { SheetLocation, LocationTotal, Sheet } from '../model/sheet';
import { selectWaitsFor } from '../state/selectors';
import { useAppSelector } from '../state/slice';

interface Props {
  locations: readonly SheetLocation[];
  sheet: Sheet;
  canOrder: boolean;
}

/** What each location comes to and what it lacks to the seller's minimum, as the server says it. */
export function LocationTotals({ locations, sheet, canOrder }: Props) {
  const waitsFor = useAppSelector(selectWaitsFor);
  const totals = new Map(sheet.totals.map((total) => [String(total.id), total]));
  return (
    <section className="ww-quick-totals" aria-label={t('Totals by location')}>
      <ul className={waitsFor === null ? undefined : 'ww-dimmed'}>
        {locations.map((location) => (
          <LocationSum
            key={String(location.id)}
            location={location}
            total={totals.get(String(location.id))}
          />
        ))}
      </ul>
      <p className="ww-muted" role="status">
        {canOrder && heldText(waitsFor)}
      </p>
    </section>
  );
}

function LocationSum({
  location,
  total,
}: {
  location: SheetLocation;
  total: LocationTotal | undefined;
}) {
  const money = useMoney();
  const { subtotal = null, minimum = null, missing = null } = total ?? {};
  const isBegun = Number(subtotal) > 0;
  return (
    <li>
      <span className="ww-quick-place" title={location.name}>
        <bdi>{location.name}</bdi>
      </span>
      <span className="ww-number">{subtotal === null ? '…' : money(subtotal)}</span>
      {minimum !== null && subtotal !== null && (
        <>
          <MinimumMeter
            label={t('Minimum at %(name)s', { name: location.name })}
            {...{ subtotal, minimum }}
          />
          <span className="ww-muted">
            {missing !== null
              ? t('Add %(amount)s more', { amount: money(missing) })
              : isBegun
                ? t('Minimum reached')
                : t('Minimum %(amount)s', { amount: money(minimum) })}
          </span>
        </>
      )}
    </li>
  );
}
