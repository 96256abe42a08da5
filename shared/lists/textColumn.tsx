import type { Column } from './column';

/**
 * A column of names or other short text of a row: isolated, whole in a title where it is cut off, and `'–'` where there
 * is none. `figureColumns` has those of figures.
 *
 * @example
 * const columns = [textColumn('sku', t('SKU'), ({ sku }: Variant) => sku, { width: '104px' })];
 */
export const textColumn = <Row,>(
  key: string,
  header: string,
  of: (row: Row) => string,
  rest: Omit<Partial<Column<Row>>, 'render'> = {},
): Column<Row> => ({
  type: 'text',
  title: of,
  ...rest,
  key,
  header,
  render: (row) => (of(row) ? <bdi>{of(row)}</bdi> : '–'),
});
