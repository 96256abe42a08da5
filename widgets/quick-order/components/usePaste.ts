import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft } from '@shared/forms/useDraft';
import { readCount } from '@shared/format/readNumber';
import type { Failure } from '@shared/http/failure';
import type { Id } from '@shared/answers/id';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { useAnswer } from '@shared/store/useAnswer';
import type { Catalog } from '../model/catalog';
import {
  afterWrite,
  listDraft,
  mostLines,
  planOf,
  problemOf,
  rowsOfText,
  withoutDoubles,
  type Known,
  type ListDraft,
  type ListRow,
  type Outcome,
} from '../model/pastedList';
import { cellKey, type Sheet, type SheetLocation } from '../model/sheet';
import { readAllProducts, writeList, type ListControl } from '../state/pasteThunks';
import { useAppDispatch, useAppSelector } from '../state/slice';

export interface PasteProps {
  locations: readonly SheetLocation[];
  sheet: Sheet;
  onClose: () => void;
}

/** How writing stands, or how it ended. All numbers are of cells. */
export interface Run {
  status: 'running' | 'searching' | 'paused' | 'ended';
  count: number;
  taken: number;
  refused: number;
  failure: Failure | null;
}

const merge = (earlier: ListDraft, later: ListDraft): ListDraft => ({
  text: [earlier.text, later.text].filter(Boolean).join('\n'),
  rows: [...new Map([...earlier.rows, ...later.rows].map((row) => [row.key, row])).values()],
  at: later.at.length > 0 ? later.at : earlier.at,
});

/** A pasted list: what it is read as, kept past a reload, and what became of writing it. */
export function usePaste({ locations, sheet, onClose }: PasteProps) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const { slug = '' } = useWidget().config;
  const [only, other] = locations;
  const [list, setList] = useState<ListDraft>({
    text: '',
    rows: [],
    at: only && !other ? [only.id] : [],
  });
  const [tooLong, setTooLong] = useState(false);
  const [run, setRun] = useState<Run | null>(null);
  const [isDiscarded, setIsDiscarded] = useState(false);
  // A pause is one once what was on its way has arrived.
  const [isBusy, setIsBusy] = useState(false);
  const { text, rows } = list;
  const isDirty = !isDiscarded && (text.trim() !== '' || rows.length > 0);

  const [read, setRead] = useState({ done: 0, count: 0 });
  const products = useAnswer('all', () =>
    dispatch(readAllProducts((done, count) => setRead({ done, count }))),
  );
  const catalog = products.load.status === 'ready' ? products.load.value : null;

  // While it is written it is not looked at, and each answer of the server would have all of it looked through.
  const known = useKnown(isBusy ? null : catalog, list.at, locations, sheet);
  const problems = useMemo(
    () => new Map(rows.map((row) => [row.key, known && problemOf(row, known)])),
    [known, rows],
  );
  const open = useMemo(() => rows.filter(({ key }) => problems.get(key)), [problems, rows]);
  const ready = useMemo(() => rows.filter(({ key }) => !problems.get(key)), [problems, rows]);
  const plan = useMemo(() => known && planOf(ready, known), [known, ready]);

  useLeaveGuard(isDirty);
  const draft = useDraft<ListDraft>({
    record: `${slug} list`,
    schema: listDraft,
    value: isDirty ? list : null,
    merge,
    isUrgent: isBusy,
  });
  // A draft that was discarded goes before the dialog does, which would keep it.
  useEffect(() => {
    if (isDiscarded) onClose();
  }, [isDiscarded, onClose]);

  const control = useRef<ListControl>({ isStopped: true, stop: () => undefined });
  // With the page of the dialog nothing more of it is sent.
  useEffect(() => () => control.current.stop(), []);
  const change = useCallback(
    (changed: Partial<ListDraft>) => setList((now) => ({ ...now, ...changed })),
    [],
  );

  const write = async () => {
    if (!known || !plan || isBusy) return;
    const before = run?.status === 'paused' ? run : { taken: 0, refused: 0 };
    const counts = { taken: before.taken, refused: before.refused };
    const count = before.taken + before.refused + plan.edits.length;
    const own: ListControl = { isStopped: false, stop: () => undefined };
    own.stop = () => {
      own.isStopped = true;
    };
    control.current = own;
    const tell = (status: Run['status'], failure: Failure | null = null) =>
      setRun({ status, count, ...counts, failure });
    const { locationIds } = known;
    // What is ordered so already is done.
    const asked = new Set(plan.edits.map(({ row }) => row));
    const done = new Set(ready.filter(({ key }) => !asked.has(key)).map(({ key }) => key));
    setList((now) => ({ ...now, rows: now.rows.filter(({ key }) => !done.has(key)) }));
    setIsBusy(true);
    tell('running');
    const handleBlock = (outcomes: readonly Outcome[]) => {
      for (const { status } of outcomes) if (status !== 'left') counts[status] += 1;
      setList((now) => ({ ...now, rows: afterWrite(now.rows, outcomes, locationIds) }));
      if (!own.isStopped) tell('running');
    };
    const search = () => tell('searching');
    const failure = await dispatch(writeList(plan.edits, own, handleBlock, search));
    setIsBusy(false);
    setRun(
      (now) =>
        now && { ...now, ...counts, failure, status: now.status === 'paused' ? 'paused' : 'ended' },
    );
  };

  return {
    ...list,
    ...products,
    catalog,
    read,
    run,
    isBusy,
    isDirty,
    open,
    ready,
    problems,
    plan,
    tooLong,
    offered: draft.offered,
    change,
    /** Adds to the text, whatever was typed since it was asked for. */
    add: (more: string) =>
      setList((now) => ({ ...now, text: [now.text, more].filter(Boolean).join('\n') })),
    check: () => {
      if (!catalog) return;
      const next = withoutDoubles([...rows, ...rowsOfText(text, catalog, readCount(locale))]);
      setTooLong(next.length > mostLines);
      // Nothing of it is cut off.
      if (next.length <= mostLines) change({ text: '', rows: next });
      setRun((now) => (now?.status === 'ended' ? null : now));
    },
    edit: (key: string, edits: Partial<ListRow>) =>
      setList((now) => ({
        ...now,
        rows: withoutDoubles(
          now.rows.map((row) => (row.key === key ? { ...row, refused: null, ...edits } : row)),
        ),
      })),
    drop: (key: string) =>
      setList((now) => ({ ...now, rows: now.rows.filter((row) => row.key !== key) })),
    write,
    /** Pauses, or stops for good. What was not sent stays in the list. */
    halt: (status: 'paused' | 'ended') => {
      control.current.stop();
      setRun((now) => now && { ...now, status });
    },
    restore: () => {
      const { offered } = draft;
      if (offered) setList((now) => merge(offered.value, now));
      draft.answer();
    },
    forget: () => draft.answer(),
    discard: () => setIsDiscarded(true),
  };
}

export type Paste = ReturnType<typeof usePaste>;

/** What the list is held against, as the sheet knows it now. */
function useKnown(
  catalog: Catalog | null,
  at: readonly Id[],
  locations: readonly SheetLocation[],
  sheet: Sheet,
): Known | null {
  const stock = useAppSelector((state) => state.stock);
  return useMemo(() => {
    if (!catalog) return null;
    const cases = new Map(sheet.lines.map(({ key, quantity }) => [key, quantity]));
    const told = new Map(stock.map(({ key, available }) => [key, available]));
    return {
      catalog,
      locationIds: locations.map(({ id }) => id).filter((id) => at.includes(id)),
      casesAt: (offer, id) => cases.get(cellKey(offer, id)) ?? 0,
      left: ({ ref: { key }, choice }) =>
        told.has(key) ? (told.get(key) ?? null) : choice.available,
    };
  }, [at, catalog, locations, sheet, stock]);
}
