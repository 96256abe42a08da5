import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { CheckField } from '@shared/forms/CheckField';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Product, ProductOffer } from '../model/product';
import type { Buying } from '../useBuying';

interface Props {
  product: Product;
  offer: ProductOffer;
  buying: Buying;
}

/** For which locations of the buyer's the cases are, where there are several; each gets as many. */
export function LocationChoice({ product: { locations }, offer, buying }: Props) {
  const locale = useLocale();
  const { locationIds, toggleLocations } = buying;
  const [only] = locations;
  if (locations.length <= 1) {
    return only ? <p className="ww-muted">{t('For %(name)s', { name: only.name })}</p> : null;
  }
  const ids = locations.map(({ id }) => id);
  const noteOf = (locationId: string | number) => {
    const held = offer.inCart?.find(
      (line) => String(line.dispensaryLocationId) === String(locationId),
    );
    return held && t('In cart · %(count)s', { count: formatCount(held.quantity, locale) });
  };
  return (
    <fieldset className="ww-pd-locations">
      <legend>{t('Cases for each of')}</legend>
      {locations.length > 3 && (
        <CheckField
          label={t('All locations')}
          isOn={locationIds.length === locations.length}
          onToggle={(isOn) => toggleLocations(ids, isOn)}
        />
      )}
      {locations.map(({ id, name }) => (
        <CheckField
          key={String(id)}
          label={name}
          isOn={locationIds.includes(id)}
          note={noteOf(id)}
          onToggle={(isOn) => toggleLocations([id], isOn)}
        />
      ))}
    </fieldset>
  );
}
