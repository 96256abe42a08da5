import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { useLocale } from '@shared/mount/WidgetContext';
import { ChangesDialog } from '@shared/forms/ChangesDialog';
import type { Party } from '../model/answers';
import type { Row } from '../model/rows';
import { reasonSays } from '../model/words';
import { LinkTable, type LinkLine } from './LinkTable';
import type { Linking } from './useLinking';

interface Props {
  rows: readonly Row[];
  parties: readonly Party[];
  linking: Linking;
  onClose: () => void;
}

/** All exact matches of a set, before they are taken. */
export function ExactDialog({ rows, parties, linking, onClose }: Props) {
  const locale = useLocale();
  const lines = rows.flatMap((row) => {
    const { key, set, entry, suggestion } = row;
    if (!suggestion) return [];
    const { partyId: to, reason } = suggestion;
    return { key, set, entry, name: entry.name, parties, from: null, to, says: reasonSays(reason) };
  });
  return (
    <ChangesDialog
      title={t('Accept exact matches?')}
      isDirty={false}
      label={tn('Accept %(count)s match', 'Accept %(count)s matches', lines.length, {
        count: formatCount(lines.length, locale),
      })}
      whyOff={null}
      onApply={() => linking.choose(lines, true)}
      onClose={onClose}
    >
      <LinkTable label={t('Exact matches')} lines={lines} more={reasonColumn()} />
    </ChangesDialog>
  );
}

const reasonColumn = (): Column<LinkLine & { says: string }> => ({
  key: 'reason',
  header: t('Why'),
  type: 'text',
  width: 'minmax(0, 2fr)',
  render: ({ says }) => says,
});
