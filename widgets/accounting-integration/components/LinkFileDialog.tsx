import { useCallback } from 'react';
import type { CsvTable } from '@shared/csv/csv';
import { t, tn } from '@shared/page/i18n';
import { FileChangesDialog } from '@shared/rows/FileChangesDialog';
import type { Party } from '../model/answers';
import { readLinkFile } from '../model/readLinkFile';
import type { Row } from '../model/rows';
import type { TabName } from '../model/sets';
import { LinkTable } from './LinkTable';
import type { Linking } from './useLinking';

interface Props {
  set: TabName;
  rows: readonly Row[];
  parties: readonly Party[];
  linking: Linking;
  onClose: () => void;
}

/** A file of links, with what it would change. */
export function LinkFileDialog({ set, rows, parties, linking, onClose }: Props) {
  const read = useCallback(
    (table: CsvTable, known: readonly Row[]) => readLinkFile(table, known, { set, parties }),
    [set, parties],
  );
  return (
    <FileChangesDialog
      {...{ rows, read, onClose }}
      title={t('Change links by a file')}
      words={{
        change: (count, text) => tn('Change %(count)s link', 'Change %(count)s links', count, text),
        changeNone: t('Change links'),
        changes: (count, text) =>
          tn('%(count)s link changes.', '%(count)s links change.', count, text),
      }}
      isClearing={({ to }) => to === null}
      onApply={(changes) => linking.choose(changes, true)}
    >
      {(changes) => (
        <LinkTable
          label={t('Changes')}
          lines={changes.map(({ key, entry, from, to }) => ({
            ...{ key, name: entry.name, parties, from, to },
          }))}
        />
      )}
    </FileChangesDialog>
  );
}
