import { factsOf } from '@shared/format/facts';
import { formatDay } from '@shared/format/dates';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/page/i18n';
import { withId } from '@shared/answers/id';
import { useLocale } from '@shared/mount/WidgetContext';
import { valueOf } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { SummaryList } from '@shared/ui/SummaryList';
import { terpenesOf } from '../model/batches';
import type { Batch, Product } from '../model/product';
import { terpeneTypes, useAppDispatch, useAppSelector } from '../state';

/** What the product is, and what a laboratory found in the batch of the chosen offer. */
export function Facts({ product, batch }: { product: Product; batch: Batch | undefined }) {
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

/** Terpenes with their names as far as they are known, their shares as text, and their bars: the strongest's is full. */
function useTerpenes(terpenes: Batch['terpenes']) {
  const locale = useLocale();
  const names = valueOf(useAppSelector((state) => state.terpeneTypes)) ?? [];
  const full = terpenes[0]?.share ?? 0;
  return terpenes.map(({ typeId, share }, index) => ({
    name: withId(names, typeId)?.name ?? t('Terpene %(id)s', { id: typeId }),
    share: writeNumber(share.toFixed(2), locale),
    bar: (
      <span key={index} className="ww-pd-bar" aria-hidden="true">
        <span style={{ width: `${String(full > 0 ? (100 * share) / full : 0)}%` }} />
      </span>
    ),
  }));
}

/** The terpenes of a batch by name, the strongest first. */
function TerpeneList({ terpenes }: Pick<Batch, 'terpenes'>) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.terpeneTypes);
  const retry = () => void dispatch(terpeneTypes.refetch());
  return (
    <>
      <ul className="ww-pd-terpenes" aria-label={t('Terpenes')}>
        {useTerpenes(terpenes).map(({ name, share, bar }, index) => (
          <li key={index}>
            <span>
              <bdi>{name}</bdi>
            </span>
            {bar}
            <span className="ww-numbers">{t('%(count)s %', { count: share })}</span>
          </li>
        ))}
      </ul>
      {load.status === 'failed' && (
        <FailureAlert isQuiet failure={load.failure} onRetry={retry}>
          {t('The names of the terpenes could not be loaded.')}
        </FailureAlert>
      )}
    </>
  );
}

/** The terpenes of a batch in a cell: how much of all of them, and a bar for each of the strongest three. */
export function BatchTerpenes({ batch }: { batch: Batch }) {
  const locale = useLocale();
  const strongest = useTerpenes(batch.terpenes.slice(0, 3));
  const total = terpenesOf(batch);
  if (total === null) return <>–</>;
  const says = factsOf(strongest.map(({ name, share }) => `${name} ${share}`));
  return (
    <span className="ww-pd-cell-terpenes" title={says}>
      <span className="ww-pd-bars">{strongest.map(({ bar }) => bar)}</span>
      <span>{writeNumber(total.toFixed(2), locale)}</span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}
