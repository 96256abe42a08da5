import { keyOf } from '@shared/id';
import { t } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { figureColumns } from '@shared/lists/figureColumns';
import { textColumn } from '@shared/lists/textColumn';
import { useLocale } from '@shared/mount/WidgetContext';
import type { LocationRow } from '../model/answers';
import { nameOf } from '../model/words';

/** How many batches a location has now, and how many more it will have. Null is a count that nobody knows. */
interface Side extends LocationRow {
  more: number;
}

/** How many batches both locations have, before and after. */
export function MoveSides({ sides }: { sides: readonly Side[] }) {
  const { count } = figureColumns<Side>(useLocale(), String);
  return (
    <DataTable
      label={t('Batches before and after')}
      columns={[
        textColumn('name', t('Location'), nameOf),
        count('now', t('Batches now'), ({ batches }) => batches),
        count('after', t('After'), ({ batches, more }) =>
          batches === null ? null : batches + more,
        ),
      ]}
      rows={sides}
      rowKey={keyOf}
    />
  );
}
