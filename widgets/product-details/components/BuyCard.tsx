import { factsOf } from '@shared/format/facts';
import { CheckGroup } from '@shared/forms/CheckGroup';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { isSameId, type Id } from '@shared/answers/id';
import { useLocale } from '@shared/mount/WidgetContext';
import { eachFact, inCartText } from '@shared/storefront/productTexts';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import { leftText } from '@shared/ui/QuantityField';
import { ReasonButton } from '@shared/ui/ReasonButton';
import { useMoney } from '@shared/ui/useMoney';
import { linkUrl } from '@shared/urls/guard';
import { offerText } from '../model/product';
import type { Ordering } from '../useOrdering';

/** What the chosen offer costs, how much of it there is, and adding it to the cart. */
export function BuyCard(ordering: Ordering) {
  const money = useMoney();
  const locale = useLocale();
  const { config, offer, whyNone, mayAdd, inCart } = ordering;
  const { caseSize, price, pricePerEach, available } = offer;
  const cart = linkUrl(config.urls?.cart);
  return (
    <Card>
      <p className="ww-pd-price" translate="no">
        <strong>{money(price)}</strong> <span className="ww-muted">{t('/ case')}</span>
      </p>
      <p className="ww-muted">
        {factsOf([
          offerText(offer),
          caseSize !== null && t('case of %(count)s', { count: formatCount(caseSize, locale) }),
          eachFact(pricePerEach, money),
        ])}
      </p>
      {whyNone && <Badge tone="neutral">{whyNone}</Badge>}
      {mayAdd && <AddForm {...ordering} />}
      {!whyNone && !mayAdd && available !== null && (
        <p className="ww-muted">{leftText(available, locale)}</p>
      )}
      {inCart > 0 && (
        <p className="ww-pd-in-cart">
          <Badge tone="success">{inCartText(inCart, locale)}</Badge>
          {cart && <a href={cart}>{t('View cart')}</a>}
        </p>
      )}
    </Card>
  );
}

/** For which locations, how many cases, and the button that adds them. */
function AddForm({ product, offer, cases, ...ordering }: Ordering) {
  const { locations, allowsOverOrdering } = product;
  const locale = useLocale();
  const held = (locationId: Id) => {
    const line = offer.inCart?.find((each) => isSameId(each.dispensaryLocationId, locationId));
    return line && inCartText(line.quantity, locale);
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
      {allowsOverOrdering && (
        <p className="ww-muted">{t('The seller takes orders beyond its stock.')}</p>
      )}
      <ReasonButton
        className="btn-primary"
        isBusy={ordering.isBusy}
        why={ordering.whyNot}
        onClick={ordering.add}
      >
        {tn('Add %(count)s case to cart', 'Add %(count)s cases to cart', cases, {
          count: formatCount(cases, locale),
        })}
      </ReasonButton>
    </div>
  );
}
