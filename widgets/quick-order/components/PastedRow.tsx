import { useMemo } from 'react';
import { readCount } from '@shared/format/readNumber';
import { Combobox } from '@shared/forms/Combobox';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { ChoiceNote, setTo } from '@shared/sync/NoteParts';
import { CommitField } from '@shared/ui/CommitField';
import { RowNote } from '@shared/ui/RowNote';
import type { ListRow } from '../model/pastedList';
import type { Offering } from '../model/rows';
import { cellKey, type SheetLocation } from '../model/sheet';
import { useAppSelector } from '../state/slice';
import type { Paste } from './usePaste';

const keyOf = ({ ref }: Offering) => ref.key;
const describe = ({ ref }: Offering) => ({ name: ref.name });
const textOf = ({ ref, choice }: Offering) => `${ref.name} ${choice.sku ?? ''}`;

interface RowProps {
  row: ListRow;
  paste: Paste;
  locations: readonly SheetLocation[];
}

/** A line of the list, with what is to be said of it and what can be done about it. */
export function PastedRow({ row, paste, locations }: RowProps) {
  const { catalog, problems, at } = paste;
  const { key, text, quantity, offer, sums } = row;
  const locale = useLocale();
  const lines = useAppSelector((state) => state.sheet?.lines);
  const problem = problems.get(key);
  const offering = offer === null ? undefined : catalog?.byKey.get(offer);
  const source = useMemo(() => ({ options: catalog?.offerings ?? [], textOf }), [catalog]);
  const offered = useOffered(row, paste);
  const replaced = locations
    .filter(({ id }) => (row.at ?? at).includes(id))
    .flatMap(({ id }) => {
      const cell = cellKey(offer ?? '', id);
      const now = lines?.find((line) => line.key === cell)?.quantity ?? 0;
      return now > 0 && now !== Number(quantity) ? [String(now)] : [];
    });
  const choose = ({ ref }: Offering) => paste.edit(key, { offer: ref.key, fits: [] });
  return (
    <li>
      <Combobox
        isCell
        label={t('Product of “%(text)s”', { text })}
        texts={{
          placeholder: text,
          list: t('Products'),
          none: t('No product has this SKU or name.'),
          count: (count) => tn('%(count)s product found', '%(count)s products found', count),
        }}
        value={offering?.ref.name ?? ''}
        source={source}
        keyOf={keyOf}
        describe={describe}
        onChoose={choose}
      />
      <span>
        <CommitField
          label={t('Cases of “%(text)s”', { text })}
          value={quantity}
          focusKey={`pasted ${key}`}
          inputMode="numeric"
          isRefused={false}
          onCommit={(typed) => {
            const reading = readCount(locale)(typed);
            if (reading.ok) paste.edit(key, { quantity: reading.value, sums: [] });
            return reading.ok ? null : reading.says;
          }}
        />
      </span>
      <button
        type="button"
        className="btn btn-plain"
        aria-label={t('Drop “%(text)s”', { text })}
        onClick={() => paste.drop(key)}
      >
        {t('Drop')}
      </button>
      {problem && (
        <ChoiceNote
          level="warning"
          choices={[
            problem.set === null
              ? null
              : setTo(problem.set, (cases) => paste.edit(key, { quantity: String(cases) })),
            row.refused && { label: t('Try again'), onClick: () => paste.edit(key, {}) },
            ...offered.map((each) => ({ label: each.ref.name, onClick: () => choose(each) })),
          ]}
        >
          {!offering && <bdi>{text}: </bdi>}
          {problem.says} {offered.length > 0 && row.fits.length === 0 && t('Similar:')}
        </ChoiceNote>
      )}
      {sums.length > 0 && (
        <RowNote level="info">
          {t('%(count)s lines made one: %(sum)s cases.', {
            count: sums.length,
            sum: sums.join(' + '),
          })}
        </RowNote>
      )}
      {replaced.length > 0 && (
        <RowNote level="info">
          {t('Replaces %(cases)s in the cart.', { cases: replaced.join(', ') })}
        </RowNote>
      )}
    </li>
  );
}

/** What a row that is no product yet may mean. */
function useOffered({ offer, fits, text }: ListRow, { catalog }: Paste): readonly Offering[] {
  return useMemo(() => {
    if (!catalog || offer !== null) return [];
    if (fits.length === 0) return catalog.similar(text);
    return fits.slice(0, 3).flatMap((key) => catalog.byKey.get(key) ?? []);
  }, [catalog, fits, offer, text]);
}
