import type { ReactNode } from 'react';
import { formatDay } from '@shared/format/dates';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Batch, Product } from '../model/product';
import { TerpeneList } from './Terpenes';

interface Props {
  product: Product;
  /** Of the chosen offer. */
  batch: Batch | undefined;
}

/** What the product is, and what a laboratory found in the chosen batch. */
export function Facts({ product, batch }: Props) {
  const locale = useLocale();
  const percent = (value: string | null | undefined) =>
    value && t('%(count)s %', { count: writeNumber(value, locale) });
  const day = (value: string | null | undefined) => value && formatDay(value, locale);
  return (
    <>
      {product.description && (
        <p className="ww-pd-description" dir="auto">
          {product.description}
        </p>
      )}
      <FactList
        facts={[
          [t('Strain'), product.strain],
          [t('Phenotype'), product.phenotype],
          [t('THC'), percent(batch?.thc)],
          [t('CBD'), percent(batch?.cbd)],
          [t('Batch'), batch?.reference],
          [t('Tested'), day(batch?.testedOn)],
          [t('Expires'), day(batch?.expiresOn)],
          [t('Sold by'), product.sellerName],
        ]}
      />
      {batch && batch.terpenes.length > 0 && <TerpeneList terpenes={batch.terpenes} />}
    </>
  );
}

/** Terms with what is said of each; one of which nothing is said is left out. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="ww-pd-list">
    {facts.map(
      ([term, fact], index) =>
        fact && (
          <div key={index}>
            <dt>
              <bdi>{term}</bdi>
            </dt>
            <dd>
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
);
