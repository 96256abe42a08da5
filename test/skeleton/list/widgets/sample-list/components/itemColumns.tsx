import type { SampleListItem } from '@shared/contract/sampleList';
import { formatDay } from '@shared/format/dates';
import { t } from '@shared/i18n';
import { tracksOf, type Column } from '@shared/lists/column';

/** The kinds say how wide a column is. */
const kinds = { name: 'text', changed: 'date' } as const;

/** The tracks of the table, for the skeleton that stands in its place. */
export const itemTracks = tracksOf([{ type: kinds.name }, { type: kinds.changed }], false);

export const itemColumns = (locale: string): readonly Column<SampleListItem>[] => [
  {
    key: 'name',
    header: t('Name'),
    type: kinds.name,
    isSortable: true,
    // Text of the server is isolated, so that a right-to-left one does not turn what is around it.
    render: ({ name }) => <bdi>{name}</bdi>,
    title: ({ name }) => name,
  },
  {
    key: 'changed',
    header: t('Changed'),
    type: kinds.changed,
    isSortable: true,
    render: ({ changed }) => (changed === null ? '–' : formatDay(changed, locale)),
  },
];
