import { memo } from 'react';
import { Combobox, type ComboboxTexts } from '@shared/forms/Combobox';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Party } from '../model/answers';
import { isSameRow, type Row } from '../model/rows';
import { factsAbout, nameOf, reasonSays, wordsOf } from '../model/words';
import { RowNotes } from './RowNotes';
import type { Linking } from './useLinking';

interface Props {
  row: Row;
  parties: readonly Party[] | null;
  linking: Linking | null;
  onShow: (text: string) => void;
}

/** What a row is linked to, as text where nothing can be chosen. It is drawn again when its own row changes. */
export const PartnerCell = memo(
  DrawnCell,
  (before, now) =>
    before.parties === now.parties &&
    before.linking?.refusals.get(before.row.key) === now.linking?.refusals.get(now.row.key) &&
    (before.linking === null) === (now.linking === null) &&
    isSameRow(before.row, now.row),
);

const textOf = (party: Party) => `${party.name} ${party.license} ${party.sku} ${party.email}`;
const keyOfParty = ({ id }: Party) => String(id);
const describe = (party: Party) => ({ name: party.name, facts: factsAbout(party) });
const describeShortly = ({ name }: Party) => ({ name });

function DrawnCell({ row, parties, linking, onShow }: Props) {
  const locale = useLocale();
  const { set, entry, party, linkId, draft, suggestion } = row;
  const words = wordsOf(set);
  const value = party?.name ?? (linkId === null ? '' : String(linkId));
  if (!linking || !parties) {
    return (
      <span className="ww-mapping-plain" data-unknown={!value || undefined}>
        <bdi>{value || '–'}</bdi>
        <RowNotes row={row} linking={linking} parties={parties} onShow={onShow} />
      </span>
    );
  }
  // In the field itself: a line under it would move all rows below when it comes.
  const offered =
    suggestion &&
    t('%(name)s: %(reason)s', {
      name: nameOf(parties, suggestion.partyId),
      reason: reasonSays(suggestion.reason),
    });
  const texts: ComboboxTexts = {
    placeholder: offered ?? words.placeholder,
    list: words.list,
    none: words.none,
    count: (count) =>
      tn('%(count)s found.', '%(count)s found.', count, { count: formatCount(count, locale) }),
  };
  return (
    <span
      className={`ww-mapping-cell ${draft ? 'ww-mapping-edited' : ''}`}
      title={
        draft ? t('Was %(value)s', { value: nameOf(parties, draft.base) }) : (offered ?? value)
      }
    >
      <Combobox
        isCell
        label={t('%(what)s for %(name)s', { what: words.theirs, name: entry.name })}
        texts={texts}
        value={value}
        source={sourceOf(parties)}
        keyOf={keyOfParty}
        describe={set === 'custom-fields' ? describeShortly : describe}
        onChoose={({ id }) => linking.choose([{ set, entry, to: id }])}
      />
      <RowNotes row={row} linking={linking} parties={parties} onShow={onShow} />
    </span>
  );
}

const sourceOf = (options: readonly Party[]) => ({ options, textOf });
