import { useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { Pager } from '@shared/lists/Pager';
import { textColumn } from '@shared/lists/textColumn';
import { useLocale } from '@shared/mount/WidgetContext';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import type { Party } from '../model/answers';
import type { Row } from '../model/rows';
import { nameOf, reasonSays } from '../model/words';
import type { Linking } from './useLinking';

interface Props {
  rows: readonly Row[];
  parties: readonly Party[];
  linking: Linking;
  onClose: () => void;
}

const rowsOfPage = 25;

/** All exact matches of a set, before they are taken. */
export function ExactDialog({ rows, parties, linking, onClose }: Props) {
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const before = (page - 1) * rowsOfPage;
  const accept = () => {
    linking.choose(
      rows.flatMap(({ set, entry, suggestion }) =>
        suggestion ? [{ set, entry, to: suggestion.partyId }] : [],
      ),
    );
    onClose();
  };
  return (
    <Dialog
      title={t('Accept exact matches?')}
      size="preview"
      onClose={onClose}
      foot={<span className="ww-muted">{t('Nothing is sent until you save.')}</span>}
      actions={
        <DialogActions
          label={tn('Accept %(count)s match', 'Accept %(count)s matches', rows.length, {
            count: formatCount(rows.length, locale),
          })}
          onAct={accept}
          onClose={onClose}
        />
      }
    >
      <div className="ww-mapping-review">
        <DataTable
          label={t('Exact matches')}
          columns={columnsFor(parties)}
          rows={rows.slice(before, before + rowsOfPage)}
          rowKey={({ key }) => key}
          count={rows.length}
          before={before}
        />
        {rows.length > rowsOfPage && (
          <Pager
            label={t('Pages of matches')}
            page={page}
            perPage={rowsOfPage}
            count={rows.length}
            onPage={setPage}
          />
        )}
      </div>
    </Dialog>
  );
}

const width = 'minmax(0, 2fr)';

const columnsFor = (parties: readonly Party[]): Column<Row>[] => [
  textColumn('name', t('Name'), ({ entry }) => entry.name, { type: 'link', width }),
  textColumn(
    'to',
    t('QuickBooks'),
    ({ suggestion }) => nameOf(parties, suggestion?.partyId ?? null),
    { width },
  ),
  {
    key: 'reason',
    header: t('Why'),
    type: 'text',
    width,
    render: ({ suggestion }) => suggestion && reasonSays(suggestion.reason),
  },
];
