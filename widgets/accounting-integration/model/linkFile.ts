import { t } from '@shared/page/i18n';
import type { FileColumn } from '@shared/rows/rowsFile';
import type { Row } from './rows';
import type { TabName } from './sets';
import { factsAbout, wordsOf } from './words';

/**
 * The links of a set in a file: what is linked, and to what, by its id and by its name. Either of these two can be
 * changed; empty for nothing.
 */
export const linkColumns = (set: TabName): FileColumn<Row>[] => [
  { name: 'name', label: wordsOf(set).ours, of: ({ entry }) => entry.name },
  { name: 'details', label: t('Details'), of: ({ entry }) => factsAbout(entry) },
  { name: 'link-id', label: wordsOf(set).theirId, of: ({ linkId }) => linkId ?? '' },
  { name: 'link', label: wordsOf(set).theirs, of: ({ party }) => party?.name ?? '' },
];
