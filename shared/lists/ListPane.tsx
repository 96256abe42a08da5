import type { ReactNode } from 'react';
import { PartFailed } from '../ui/LazyPart';
import { TableSkeleton } from '../ui/TableSkeleton';
import { useLazyAtOnce } from '../ui/useLazy';
import { tracksOf } from './column';
import type { ListBodyProps, TableWords } from './ListBody';
import { ListFailed } from './ListFrame';
import type { ListState } from './useListScreen';

export interface PaneWords extends TableWords {
  /** "Loading the users…" */
  loading: string;
  /** "The users could not be loaded." */
  failed: string;
}

export interface ListPaneProps<Row, Name extends string> extends ListBodyProps<Row, Name> {
  words: PaneWords;
  state: ListState<Name>;
  /** Those of the page that is shown; undefined until they were read. */
  rows: readonly Row[] | undefined;
  /** Rows of the skeleton, about as many as will come, and how high they are. */
  loadingRows?: number;
  rowHeight?: 32 | 40 | 56;
  /** Over the list: banners, dialogs and what they leave to say. */
  children?: ReactNode;
}

/** For a screen that shows its list late: fetches its code beside what is read first. */
export const loadListBody = async () => (await import('./ListBody')).ListBody;

/**
 * A list in each of its states, for a card that has more around it than a `ListScreen`. What draws rows and tools is
 * fetched while they are read: it is no part of a first load.
 */
export function ListPane<Row, Name extends string>(props: ListPaneProps<Row, Name>) {
  const { words, state, rows, loadingRows = 12, rowHeight, children, ...rest } = props;
  const { load, read } = state;
  const [body, fetchBody] = useLazyAtOnce(loadListBody);
  const isComing = body.status === 'idle' || body.status === 'pending';
  return (
    <>
      <ListFailed load={load} onRetry={read}>
        {words.failed}
      </ListFailed>
      {children}
      {rows && body.status === 'ready' && (
        <body.value {...rest} words={words} state={state} rows={rows} />
      )}
      {body.status === 'failed' && <PartFailed onRetry={fetchBody} />}
      {(rows ? isComing : load.status !== 'failed') && (
        <TableSkeleton
          label={words.loading}
          columns={tracksOf(rest.columns, rest.selection !== undefined)}
          rows={loadingRows}
          {...(rowHeight && { rowHeight })}
        />
      )}
    </>
  );
}
