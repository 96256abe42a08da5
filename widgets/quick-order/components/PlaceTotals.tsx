import { t } from '@shared/page/i18n';
import { heldText } from '@shared/sync/heldText';
import { MinimumMeter } from '@shared/ui/MinimumMeter';
import { useMoney } from '@shared/ui/useMoney';
import type { Place, PlaceTotal, Sheet } from '../model/sheet';
import { selectWaitsFor } from '../state/selectors';
import { useAppSelector } from '../state/slice';

interface Props {
  places: readonly Place[];
  sheet: Sheet;
  canOrder: boolean;
}

/** What each location comes to and what it lacks to the seller's minimum, as the server says it. */
export function PlaceTotals({ places, sheet, canOrder }: Props) {
  const waitsFor = useAppSelector(selectWaitsFor);
  const totals = new Map(sheet.totals.map((total) => [String(total.id), total]));
  return (
    <section className="ww-quick-totals" aria-label={t('Totals by location')}>
      <ul className={waitsFor === null ? undefined : 'ww-dimmed'}>
        {places.map((place) => (
          <PlaceSum key={String(place.id)} place={place} total={totals.get(String(place.id))} />
        ))}
      </ul>
      <p className="ww-muted" role="status">
        {canOrder && heldText(waitsFor)}
      </p>
    </section>
  );
}

function PlaceSum({ place, total }: { place: Place; total: PlaceTotal | undefined }) {
  const money = useMoney();
  const { subtotal = null, minimum = null, missing = null } = total ?? {};
  const isBegun = Number(subtotal) > 0;
  return (
    <li>
      <span className="ww-quick-place" title={place.name}>
        <bdi>{place.name}</bdi>
      </span>
      <span className="ww-number">{subtotal === null ? '…' : money(subtotal)}</span>
      {minimum !== null && subtotal !== null && (
        <>
          <MinimumMeter
            label={t('Minimum at %(name)s', { name: place.name })}
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
