import { useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { pagesOf } from '@shared/lists/listQuery';
import { Pager } from '@shared/lists/Pager';
import { useLocale } from '@shared/mount/WidgetContext';
import { Segmented } from '@shared/ui/Segmented';
import type { SheetLocation } from '../model/sheet';
import { PastedRow } from './PastedRow';
import type { Paste } from './usePaste';

interface Props {
  paste: Paste;
  locations: readonly SheetLocation[];
}

const rowsOfPage = 10;

/** What is ready to be written, in numbers, and the lines, those first that are to be put right or dropped. */
export function PastedRows({ paste, locations }: Props) {
  const { open, ready } = paste;
  const locale = useLocale();
  const number = (value: number) => formatCount(value, locale);
  const [asked, setAsked] = useState<'open' | 'ready' | null>(null);
  const [askedPage, setPage] = useState(1);
  const view = asked ?? (open.length > 0 ? 'open' : 'ready');
  const rows = view === 'open' ? open : ready;
  const page = Math.min(askedPage, pagesOf(rows.length, rowsOfPage));
  return (
    <>
      <p role="status">{summaryOf(paste, locations, number)}</p>
      <Segmented
        label={t('Lines')}
        choices={[
          { value: 'open', label: t('To look at (%(count)s)', { count: number(open.length) }) },
          { value: 'ready', label: t('Ready (%(count)s)', { count: number(ready.length) }) },
        ]}
        value={view}
        onChange={(next) => {
          setAsked(next);
          setPage(1);
        }}
      />
      {rows.length > 0 && (
        <ul className="ww-pasted" aria-label={t('Lines')}>
          {rows.slice((page - 1) * rowsOfPage, page * rowsOfPage).map((row) => (
            <PastedRow key={row.key} row={row} paste={paste} locations={locations} />
          ))}
        </ul>
      )}
      {rows.length > rowsOfPage && (
        <Pager
          label={t('Pages of lines')}
          page={page}
          perPage={rowsOfPage}
          count={rows.length}
          onPage={setPage}
        />
      )}
    </>
  );
}

function summaryOf(
  { ready, plan, at }: Paste,
  locations: readonly SheetLocation[],
  number: (value: number) => string,
): string {
  if (ready.length === 0) return t('No line is ready yet.');
  const products = tn('%(count)s product', '%(count)s products', ready.length, {
    count: number(ready.length),
  });
  if (!plan || at.length === 0) return t('%(products)s ready. Choose a location.', { products });
  const chosen = locations.filter(({ id }) => at.includes(id));
  const where =
    chosen.length === 1
      ? (chosen[0]?.name ?? '')
      : tn('%(count)s location', '%(count)s locations', chosen.length);
  const { cases, replaced, same } = plan;
  return [
    t('%(products)s, %(cases)s cases in all, at %(where)s.', {
      products,
      cases: number(cases),
      where,
    }),
    replaced > 0 &&
      tn(
        '%(count)s quantity in the cart is replaced.',
        '%(count)s quantities in the cart are replaced.',
        replaced,
        { count: number(replaced) },
      ),
    same > 0 &&
      tn(
        '%(count)s is ordered so already and not sent.',
        '%(count)s are ordered so already and not sent.',
        same,
        { count: number(same) },
      ),
  ]
    .filter(Boolean)
    .join(' ');
}
