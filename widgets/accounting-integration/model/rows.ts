import type { Id } from '@shared/answers/id';
import { oncePer } from '@shared/store/oncePer';
import type { Entry, Party } from './answers';
import { isChangedElsewhere, isSameLink, keyOf, type Drafts, type LinkDraft } from './drafts';
import { mappingSets, type TabName } from './sets';
import type { Suggestion, Suggestions } from './suggestion';

export type LinkState = 'linked' | 'suggested' | 'conflict' | 'none';

/** One of ours with what it is linked to, as it is shown. */
export interface Row {
  id: Id;
  key: string;
  set: TabName;
  entry: Entry;
  /** With what is changed and not saved. */
  linkId: Id | null;
  /** What it is linked to; null for nothing, and where it is not known any more. */
  party: Party | null;
  draft: LinkDraft | null;
  /** The id of theirs is of nothing that is there. */
  isLost: boolean;
  /** The names of others of ours that are linked to the same. */
  rivals: readonly string[];
  isChangedElsewhere: boolean;
  /** What may be meant, where it is linked to nothing. */
  suggestion: Suggestion | null;
  state: LinkState;
  /** How it stands at the server: what a filter let through stays in sight while it is changed. */
  savedState: LinkState;
}

/** Finds one of theirs by its id. */
export type Parties = ReadonlyMap<string, Party>;

export const partiesById = oncePer(
  (parties: readonly Party[]): Parties =>
    new Map(parties.map((party) => [String(party.id), party])),
);

interface Source {
  set: TabName;
  entries: readonly Entry[];
  /** Null where theirs are not read: nothing is called lost then. */
  parties: Parties | null;
  drafts: Drafts;
  suggestions?: Suggestions | null;
}

/** All rows of a set, in the order in which they were read. */
export function rowsOf({ set, entries, parties, drafts, suggestions }: Source): Row[] {
  const linked = entries.map((entry) => {
    const draft = drafts.get(keyOf({ set, id: entry.id })) ?? null;
    return { entry, draft, linkId: draft ? draft.to : entry.linkId };
  });
  const now = usersOf(linked);
  const saved = drafts.size === 0 ? now : savedUsersOf(entries);
  const { isExclusive } = mappingSets[set];
  return linked.map(({ entry, draft, linkId }) => {
    const key = keyOf({ set, id: entry.id });
    const isLost = (id: Id | null) => id !== null && parties !== null && !parties.has(String(id));
    const found = suggestions?.get(String(entry.id)) ?? null;
    // What was linked meanwhile is not offered any more.
    const suggestion = found && !now.has(String(found.partyId)) ? found : null;
    const stateOf = (id: Id | null, users: Users): LinkState => {
      if (id === null) return suggestion ? 'suggested' : 'none';
      const isTwice = isExclusive && (users.get(String(id))?.length ?? 0) > 1;
      return isTwice || isLost(id) ? 'conflict' : 'linked';
    };
    const all = linkId === null || !isExclusive ? [] : (now.get(String(linkId)) ?? []);
    return {
      id: entry.id,
      key,
      set,
      entry,
      linkId,
      draft,
      party: linkId === null ? null : (parties?.get(String(linkId)) ?? null),
      isLost: isLost(linkId),
      rivals: all.length > 1 ? all.flatMap((each) => (each === entry ? [] : each.name)) : none,
      suggestion: linkId === null ? suggestion : null,
      isChangedElsewhere: draft !== null && isChangedElsewhere(draft, entry.linkId),
      state: stateOf(linkId, now),
      savedState: stateOf(entry.linkId, saved),
    };
  });
}

const none: readonly string[] = [];

/** For each of theirs those of ours that are linked to it. */
type Users = ReadonlyMap<string, readonly Entry[]>;

function usersOf(linked: readonly { entry: Entry; linkId: Id | null }[]): Users {
  const users = new Map<string, Entry[]>();
  for (const { entry, linkId } of linked) {
    if (linkId === null) continue;
    const known = users.get(String(linkId));
    if (known) known.push(entry);
    else users.set(String(linkId), [entry]);
  }
  return users;
}

/** As the server has them. A link that is changed leaves them as they are. */
const savedUsersOf = oncePer((entries: readonly Entry[]) =>
  usersOf(entries.map((entry) => ({ entry, linkId: entry.linkId }))),
);

export type StateCounts = Readonly<Record<LinkState | 'all', number>>;

export function countsOf(rows: readonly Row[]): StateCounts {
  const counts = { all: rows.length, linked: 0, suggested: 0, conflict: 0, none: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

interface Narrowing {
  filterText: string;
  state: LinkState | 'all';
  /** A column's key, after a minus where the order is descending; empty for the server's order. */
  orderBy: string;
}

/** Without case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const textOf = (party: Party | null) =>
  party ? `${party.name} ${party.email} ${party.license} ${party.sku}` : '';

/** Those that fit on either side, in order. */
export function shownOf(rows: readonly Row[], { filterText, state, orderBy }: Narrowing): Row[] {
  const words = plain(filterText).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (state !== 'all' && row.state !== state && row.savedState !== state) return false;
    if (words.length === 0) return true;
    const text = plain(`${textOf(row.entry)} ${textOf(row.party)}`);
    return words.every((word) => text.includes(word));
  });
  return orderBy === '' ? found : inOrder(found, orderBy);
}

const sortTexts: Readonly<Record<string, (row: Row) => string>> = {
  name: ({ entry }) => entry.name,
  // What is linked to nothing comes last.
  partner: ({ party, linkId }) => party?.name ?? (linkId === null ? '\uffff' : String(linkId)),
};

function inOrder(rows: readonly Row[], orderBy: string): Row[] {
  const sortText = sortTexts[orderBy.replace(/^-/, '')];
  if (!sortText) return [...rows];
  const collator = new Intl.Collator(undefined, { numeric: true });
  const sign = orderBy.startsWith('-') ? -1 : 1;
  return rows
    .map((row) => ({ row, text: sortText(row) }))
    .sort((one, other) => sign * collator.compare(one.text, other.text))
    .map(({ row }) => row);
}

/** What a change comes to. */
export type ChangeKind = 'linked' | 'changed' | 'unlinked';

export const kindOf = ({ base, to }: LinkDraft): ChangeKind =>
  to === null ? 'unlinked' : base === null ? 'linked' : 'changed';

/** Whether two rows differ in what is drawn of them. */
export const isSameRow = (one: Row, other: Row): boolean =>
  one.entry === other.entry &&
  one.party === other.party &&
  one.state === other.state &&
  one.draft === other.draft &&
  one.suggestion === other.suggestion &&
  isSameLink(one.linkId, other.linkId) &&
  one.isChangedElsewhere === other.isChangedElsewhere &&
  one.rivals.join('\n') === other.rivals.join('\n');
