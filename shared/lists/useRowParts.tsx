import type { ReactNode } from 'react';
import { t } from '../page/i18n';
import { PartFailed } from '../ui/LazyPart';
import { useLazyAtOnce } from '../ui/useLazy';
import type { Column } from './column';

/**
 * What can be done with the rows of a list, of which the code comes once it is known that somebody may: `mayAct` is
 * undefined until then, and its column keeps its room. `load` is the same function each time.
 *
 * @example
 * const rows = useRowParts(loadRowParts, mayEdit, (parts, user: User) => <parts.UserActions user={user} />);
 * <ListScreen columns={[...userColumns(locale), ...rows.columns]} notes={rows.notes} … />
 */
export function useRowParts<Parts, Row>(
  load: () => Promise<Parts>,
  mayAct: boolean | undefined,
  actionsOf: (parts: Parts, row: Row) => ReactNode,
) {
  const [found, start] = useLazyAtOnce(load, mayAct === true);
  const parts = mayAct && found.status === 'ready' ? found.value : undefined;
  const actions: Column<Row> = {
    key: 'actions',
    header: t('Actions'),
    type: 'actions',
    width: '128px',
    render: (row) => parts && actionsOf(parts, row),
  };
  return {
    /** Undefined until they have come. */
    parts,
    /** The column of the actions; none for who may do nothing. */
    columns: mayAct === false ? [] : [actions],
    notes: found.status === 'failed' && <PartFailed onRetry={start} />,
  };
}
