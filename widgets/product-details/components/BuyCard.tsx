import { factsOf } from '@shared/facts';
import { CheckGroup } from '@shared/forms/CheckGroup';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { isSameId } from '@shared/id';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import { Badge } from '@shared/ui/Badge';
import { BusyButton } from '@shared/ui/BusyButton';
import { Card } from '@shared/ui/Card';
import { useMoney } from '@shared/ui/useMoney';
import { linkUrl } from '@shared/urls';
import { offerText, type Product, type ProductOffer } from '../model/product';
import type { Ordering } from '../useOrdering';

interface Props {
  product: Product;
  offer: ProductOffer;
  ordering: Ordering;
}

/** What the chosen offer costs, how much of it there is, and adding it to the cart; `cart` is the way there. */
export function BuyCard({ cart, ...props }: Props & { cart: string | undefined }) {
  const money = useMoney();
  const locale = useLocale();
  const { whyNone, mayAdd, inCart } = props.ordering;
  const { caseSize, price, pricePerEach, available } = props.offer;
  const left = formatCount(available, locale);
  const url = linkUrl(cart);
  return (
    <Card>
      <p className="ww-pd-price" translate="no">
        <strong>{money(price)}</strong> <span className="ww-muted">{t('/ case')}</span>
      </p>
      <p className="ww-muted">
        {factsOf([
          offerText(props.offer),
          caseSize !== null && t('case of %(count)s', { count: formatCount(caseSize, locale) }),
          pricePerEach !== null && t('%(price)s each', { price: money(pricePerEach) }),
        ])}
      </p>
      {whyNone && <Badge tone="neutral">{whyNone}</Badge>}
      {mayAdd && <AddForm {...props} />}
      {!whyNone && !mayAdd && available !== null && (
        <p className="ww-muted">
          {tn('%(count)s case available', '%(count)s cases available', available, { count: left })}
        </p>
      )}
      {inCart > 0 && (
        <p className="ww-pd-in-cart">
          <Badge tone="success">
            {t('In cart · %(count)s', { count: formatCount(inCart, locale) })}
          </Badge>
          {url && <a href={url}>{t('View cart')}</a>}
        </p>
      )}
    </Card>
  );
}

/** For which locations, how many cases, and the button that adds them. */
function AddForm({ product: { locations }, offer, ordering }: Props) {
  const locale = useLocale();
  const whyId = useDomId();
  const { whyNot, cases } = ordering;
  const held = (locationId: Product['locationId']) => {
    const line = offer.inCart?.find((each) => isSameId(each.dispensaryLocationId, locationId));
    return line && t('In cart · %(count)s', { count: formatCount(line.quantity, locale) });
  };
  return (
    <div className="ww-pd-add">
      {locations.length > 1 ? (
        <CheckGroup
          legend={t('Cases for each of')}
          options={locations.map((each) => ({ ...each, note: held(each.id) }))}
          chosen={ordering.locationIds}
          find={t('Find a location')}
          notFound={t('No location has this name.')}
          onChoose={ordering.setLocationIds}
        />
      ) : (
        locations.map(({ name }) => (
          <p key={name} className="ww-muted">
            {t('For %(name)s', { name })}
          </p>
        ))
      )}
      {ordering.field}
      {ordering.note}
      <BusyButton
        className="btn-primary"
        isBusy={ordering.isBusy}
        aria-disabled={Boolean(whyNot) || undefined}
        aria-describedby={whyNot ? whyId : undefined}
        onClick={whyNot ? undefined : ordering.add}
      >
        {tn('Add %(count)s case to cart', 'Add %(count)s cases to cart', cases, {
          count: formatCount(cases, locale),
        })}
      </BusyButton>
      {whyNot && (
        <p className="ww-muted" id={whyId}>
          {whyNot}
        </p>
      )}
    </div>
  );
}
