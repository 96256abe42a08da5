import type { Id } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { PagedTable } from '@shared/lists/PagedTable';
import { textColumn } from '@shared/lists/textColumn';
import type { Party } from '../model/answers';
import { nameOf } from '../model/words';

/** A link as it would be. */
export interface LinkLine {
  key: string;
  /** Of ours. */
  name: string;
  /** Those that it may be linked to, as far as they are read. */
  parties: readonly Party[] | undefined;
  /** What it is linked to, and what it would be; null for nothing. */
  from: Id | null;
  to: Id | null;
}

interface Props<Line extends LinkLine> {
  label: string;
  lines: readonly Line[];
  /** The last column. */
  more?: Column<Line>;
}

/** What links would become, before anything is sent; what they were where they were any. */
export const LinkTable = <Line extends LinkLine>({ label, lines, more }: Props<Line>) => (
  <PagedTable
    label={label}
    pages={t('Pages of changes')}
    columns={[
      textColumn('name', t('Name'), ({ name }: Line) => name, {
        type: 'link',
        width: 'minmax(0, 3fr)',
      }),
      ...(lines.some(({ from }) => from !== null) ? [formerColumn<Line>()] : []),
      textColumn('to', t('After'), ({ parties, to }: Line) => nameOf(parties, to), { width }),
      ...(more ? [more] : []),
    ]}
    rows={lines}
    rowKey={({ key }) => key}
  />
);

const width = 'minmax(0, 2fr)';

const formerColumn = <Line extends LinkLine>(): Column<Line> => ({
  key: 'from',
  header: t('Before'),
  type: 'text',
  width,
  render: ({ parties, from }) => <bdi className="ww-muted">{nameOf(parties, from)}</bdi>,
  title: ({ parties, from }) => nameOf(parties, from),
});
