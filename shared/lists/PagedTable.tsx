import { useState } from 'react';
import type { Column } from './column';
import { DataTable } from './DataTable';
import { pagesOf } from './listQuery';
import { Pager } from './Pager';

interface Props<Row> {
  label: string;
  /** What the buttons between its pages are read out as: "Pages of changes". */
  pages: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const rowsOfPage = 25;

/** A table within a dialog, of rows that are all there, page by page. It needs the style of `styles/pagedTable`. */
export function PagedTable<Row>({ label, pages, columns, rows, rowKey }: Props<Row>) {
  const [asked, setAsked] = useState(1);
  const count = rows.length;
  const page = Math.min(asked, pagesOf(count, rowsOfPage));
  const before = (page - 1) * rowsOfPage;
  return (
    <div className="ww-paged-table">
      <DataTable
        {...{ label, columns, rowKey, count, before }}
        rows={rows.slice(before, before + rowsOfPage)}
      />
      {count > rowsOfPage && (
        <Pager label={pages} page={page} perPage={rowsOfPage} count={count} onPage={setAsked} />
      )}
    </div>
  );
}
