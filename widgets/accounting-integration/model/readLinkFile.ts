import type { Id } from '@shared/answers/id';
import type { CsvTable } from '@shared/csv/csv';
import { nameKey } from '@shared/format/names';
import { t } from '@shared/page/i18n';
import { matchRows, type ReadFile } from '@shared/rows/matchRows';
import type { Party } from './answers';
import { isSameLink, type Choice } from './drafts';
import { linkColumns } from './linkFile';
import { partiesById, type Row } from './rows';
import type { TabName } from './sets';
import { wordsOf } from './words';

/** A link that a file changes. */
export interface LinkChange extends Choice {
  key: string;
  from: Id | null;
}

interface Options {
  set: TabName;
  parties: readonly Party[];
}

/**
 * Compares a file with links as they are seen. A cell that is as the downloaded file has it changes nothing; of the id
 * and the name of what is linked either can be changed, and where both are they have to mean the same. An empty one
 * takes the link away.
 */
export function readLinkFile(
  table: CsvTable,
  rows: readonly Row[],
  { set, parties }: Options,
): ReadFile<LinkChange> {
  const columns = linkColumns(set);
  const { found, indexOf, ...read } = matchRows(table, rows, {
    columns,
    notFound: (id) => t('None of these has the id “%(id)s”. Use an exported file.', { id }),
  });
  const file: ReadFile<LinkChange> = { ...read, changes: [] };
  const words = wordsOf(set);
  const [ids, names] = [indexOf('link-id'), indexOf('link')];
  if (!file.problem && ids < 0 && names < 0) {
    file.problem = t('The file has neither a column “%(id)s” nor a column “%(name)s”.', {
      id: words.theirId,
      name: words.theirs,
    });
    return file;
  }
  const find = finderIn(set, parties);
  for (const { number, cells, row } of found) {
    const { key, entry, linkId: from } = row;
    const [id, name] = columns.slice(-2).map((column) => {
      const text = cells[indexOf(column.name)];
      return text === String(column.of(row)).trim() ? undefined : text;
    });
    if (id === undefined && name === undefined) continue;
    const meant = find(id, name);
    if (!meant.ok) {
      const column = id === undefined ? words.theirs : words.theirId;
      file.errors.push({ row: number, column, says: meant.says });
    } else if (!isSameLink(meant.to, from)) {
      file.changes.push({ key, set, entry, from, to: meant.to });
    }
  }
  file.errors.sort((one, other) => one.row - other.row);
  return file;
}

type Meant = { ok: true; to: Id | null } | { ok: false; says: string };

/** Finds what the changed cells of a row mean; undefined for one that is as it was. */
function finderIn(set: TabName, parties: readonly Party[]) {
  const { list } = wordsOf(set);
  const byId = partiesById(parties);
  const byName = new Map<string, Party[]>();
  for (const party of parties) {
    const key = nameKey(party.name);
    const known = byName.get(key);
    if (known) known.push(party);
    else byName.set(key, [party]);
  }
  const no = (says: string): Meant => ({ ok: false, says });
  return (id = '', name = ''): Meant => {
    if (id !== '') {
      const party = byId.get(id);
      if (!party) return no(t('%(list)s: none has the id “%(id)s”.', { list, id }));
      return name === '' || nameKey(name) === nameKey(party.name)
        ? { ok: true, to: party.id }
        : no(t('The id and the name mean two different ones. Change one of them alone.'));
    }
    if (name === '') return { ok: true, to: null };
    const [party, ...others] = byName.get(nameKey(name)) ?? [];
    if (!party) return no(t('%(list)s: none is called “%(name)s”.', { list, name }));
    if (others.length === 0) return { ok: true, to: party.id };
    return no(t('%(list)s: more than one is called “%(name)s”. Enter its id.', { list, name }));
  };
}
