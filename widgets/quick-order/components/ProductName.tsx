import { factsOf } from '@shared/format/facts';
import { t, tn } from '@shared/page/i18n';
import { useProductLink } from '@shared/storefront/useProductLink';
import type { OfferRow } from '../model/rows';

/** What a row is, with the way to its product: beside the sheet where the page shows it there, else on its own page. */
export function ProductName({ row: { product, choice } }: { row: OfferRow }) {
  const { productId, name, brand } = product;
  const { packageSize, caseSize, batch, minimum, increment } = choice;
  const { href, want } = useProductLink(productId);
  const facts = factsOf(
    [
      packageSize,
      tn('case of %(count)s', 'case of %(count)s', caseSize),
      minimum > 1 && t('at least %(count)s', { count: minimum }),
      increment > 1 && t('by %(count)s', { count: increment }),
      brand,
      batch,
    ],
    name,
  );
  const shown = <bdi>{name}</bdi>;
  return (
    <span className="ww-quick-name">
      {href ? (
        <a href={href} tabIndex={-1} onClick={(event) => want(event)}>
          {shown}
        </a>
      ) : (
        <button
          type="button"
          className="btn btn-link ww-flush"
          tabIndex={-1}
          onClick={(event) => want(event)}
        >
          {shown}
        </button>
      )}
      <span className="ww-muted" title={facts}>
        {facts}
      </span>
    </span>
  );
}
