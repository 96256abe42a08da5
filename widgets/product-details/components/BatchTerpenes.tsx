import { factsOf } from '@shared/facts';
import { writeNumber } from '@shared/format/writeNumber';
import { useLocale } from '@shared/mount/WidgetContext';
import { terpenesOf } from '../model/batches';
import type { Batch } from '../model/product';
import { useTerpeneName } from '../useTerpeneName';
import { shareOf } from './TerpeneList';

/** The terpenes of a batch in a cell: how much of all of them, and a bar for each of the strongest three. */
export function BatchTerpenes({ batch }: { batch: Batch }) {
  const locale = useLocale();
  const nameOf = useTerpeneName();
  const total = terpenesOf(batch);
  if (total === null) return <>–</>;
  const strongest = batch.terpenes.slice(0, 3);
  const says = factsOf(
    strongest.map(
      (terpene) => `${nameOf(terpene.typeId)} ${writeNumber(terpene.share.toFixed(2), locale)}`,
    ),
  );
  return (
    <span className="ww-pd-cell-terpenes" title={says}>
      <span className="ww-pd-bars" aria-hidden="true">
        {strongest.map((terpene, index) => (
          <span key={index} className="ww-pd-bar" style={shareOf(terpene, strongest)} />
        ))}
      </span>
      <span>{writeNumber(total.toFixed(2), locale)}</span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}
