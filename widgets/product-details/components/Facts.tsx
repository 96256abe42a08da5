import { formatDay } from '@shared/format/dates';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Batch, Product } from '../model/product';
import { TerpeneList } from './TerpeneList';

interface Props {
  product: Product;
  /** Of the chosen offer. */
  batch: Batch | undefined;
}

/** What the product is, and what a laboratory found in the chosen batch. */
export function Facts({ product, batch }: Props) {
  const locale = useLocale();
  const percent = (value: string | null | undefined) => {
    const text = value && writeNumber(value, locale);
    return text ? t('%(count)s %', { count: text }) : null;
  };
  const day = (value: string | null | undefined) => value && formatDay(value, locale);
  const facts = [
    [t('Strain'), product.strain],
    [t('Phenotype'), product.phenotype],
    [t('THC'), percent(batch?.thc)],
    [t('CBD'), percent(batch?.cbd)],
    [t('Batch'), batch?.reference],
    [t('Tested'), day(batch?.testedOn)],
    [t('Expires'), day(batch?.expiresOn)],
    [t('Sold by'), product.sellerName],
  ] as const;
  return (
    <>
      {product.description && (
        <p className="ww-pd-description" dir="auto">
          {product.description}
        </p>
      )}
      <dl className="ww-pd-list">
        {facts.map(
          ([term, fact]) =>
            fact && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <bdi>{fact}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {batch && batch.terpenes.length > 0 && (
        <TerpeneList slug={product.slug} terpenes={batch.terpenes} />
      )}
    </>
  );
}
