import { formatDay } from '@shared/format/dates';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { SummaryList } from '@shared/ui/SummaryList';
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
  const facts = [
    { label: t('Strain'), amount: product.strain },
    { label: t('Phenotype'), amount: product.phenotype },
    { label: t('THC'), amount: percent(batch?.thc) },
    { label: t('CBD'), amount: percent(batch?.cbd) },
    { label: t('Batch'), amount: batch?.reference },
    { label: t('Tested'), amount: day(batch?.testedOn) },
    { label: t('Expires'), amount: day(batch?.expiresOn) },
    { label: t('Sold by'), amount: product.sellerName },
  ];
  return (
    <>
      {product.description && (
        <p className="ww-pd-description" dir="auto">
          {product.description}
        </p>
      )}
      <SummaryList rows={facts.filter(({ amount }) => amount)} />
      {batch && batch.terpenes.length > 0 && <TerpeneList terpenes={batch.terpenes} />}
    </>
  );
}
