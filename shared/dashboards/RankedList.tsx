import { BarList } from '../charts/BarList';
import { formatCount } from '../format/numbers';
import { t, tn } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import { useMoney } from '../ui/useMoney';
import type { Ranked } from './answers';

interface Props {
  label: string;
  /** Of the downloaded file, without its ending. */
  fileName: string;
  ranked: readonly (Ranked & { url?: string | null })[];
  currency: string | undefined;
  /** What is chosen filters something else. */
  picked?: string | undefined;
  onPick?: (id: string) => void;
}

/** Names with what they come to: a sentence about the first, a bar for each, and the same as a file. */
export function RankedList({ label, fileName, ranked, currency, picked, onPick }: Props) {
  const locale = useLocale();
  const money = useMoney(currency);
  const first = greatestOf(ranked);
  return (
    <>
      {first && (
        <p>
          {t('%(name)s comes first with %(amount)s.', {
            name: first.name,
            amount: money(first.amount),
          })}
        </p>
      )}
      <BarList
        label={label}
        fileName={fileName}
        rows={() => rowsOf(ranked)}
        entries={ranked.map(({ id, name, orders, amount, url }) => ({
          key: id,
          name,
          href: url,
          value: amount === null ? null : Number(amount),
          text: money(amount),
          ...(orders !== null && {
            detail: tn('%(count)s order', '%(count)s orders', orders, {
              count: formatCount(orders, locale),
            }),
          }),
        }))}
        picked={picked}
        onPick={onPick}
      />
    </>
  );
}

/** The states of orders come in their own order: the first of them need not have the greatest amount. */
const greatestOf = (ranked: readonly Ranked[]): Ranked | undefined =>
  ranked
    .filter(({ amount }) => Number(amount) > 0)
    .reduce<Ranked | undefined>(
      (most, each) => (most && Number(most.amount) >= Number(each.amount) ? most : each),
      undefined,
    );

const rowsOf = (ranked: readonly Ranked[]): (string | number)[][] => [
  [t('Name'), t('Orders'), t('Amount')],
  ...ranked.map(({ name, orders, amount }) => [
    name,
    orders ?? '',
    amount === null ? '' : Number(amount),
  ]),
];
