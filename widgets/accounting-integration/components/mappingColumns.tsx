import { t } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { Badge } from '@shared/ui/Badge';
import type { Party } from '../model/answers';
import type { LinkState, Row } from '../model/rows';
import type { TabName } from '../model/sets';
import { factsAbout, factsIn, wordsOf } from '../model/words';
import { PartnerCell } from './PartnerCell';
import { RowActions } from './RowActions';
import type { Linking } from './useLinking';

interface Options {
  set: TabName;
  parties: readonly Party[] | null;
  linking: Linking | null;
  /** Shows the rows that fit a text. */
  onShow: (text: string) => void;
}

export const mappingColumns = ({ set, parties, linking, onShow }: Options): Column<Row>[] => {
  const words = wordsOf(set);
  const columns: (Column<Row> | false)[] = [
    {
      key: 'name',
      header: words.ours,
      type: 'link',
      width: 'minmax(0, 3fr)',
      isSortable: true,
      render: ({ entry }) => (
        <>
          <bdi>{entry.name}</bdi>{' '}
          <span className="ww-mapping-facts">
            {factsIn(entry).map((fact, at) => (
              <span key={fact}>
                {at > 0 && <span className="ww-mapping-mark">· </span>}
                <bdi>{fact}</bdi>{' '}
              </span>
            ))}
          </span>
        </>
      ),
      title: ({ entry }) => [entry.name, factsAbout(entry)].filter(Boolean).join(', '),
    },
    {
      key: 'arrow',
      header: '',
      type: 'text',
      width: '32px',
      render: () => (
        <span className="ww-mapping-arrow" aria-hidden="true">
          {set === 'custom-fields' ? '←' : '→'}
        </span>
      ),
    },
    {
      key: 'partner',
      header: words.theirs,
      type: 'text',
      width: 'minmax(0, 3fr)',
      isSortable: true,
      render: (row) => (
        <PartnerCell row={row} parties={parties} linking={linking} onShow={onShow} />
      ),
    },
    {
      key: 'state',
      header: t('Status'),
      type: 'badge',
      width: '120px',
      render: ({ state }) => <StateBadge state={state} />,
    },
    linking !== null && {
      key: 'actions',
      header: t('Actions'),
      type: 'actions',
      width: '96px',
      render: (row) => <RowActions row={row} linking={linking} />,
    },
  ];
  return columns.filter((column) => column !== false);
};

function StateBadge({ state }: { state: LinkState }) {
  if (state === 'linked') return <Badge tone="success">{t('Linked')}</Badge>;
  if (state === 'conflict') return <Badge tone="warning">{t('Conflict')}</Badge>;
  if (state === 'suggested') return <Badge tone="info">{t('Suggested')}</Badge>;
  return <Badge tone="neutral">{t('Not linked')}</Badge>;
}
