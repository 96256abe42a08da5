import { t } from '../page/i18n';
import { Badge } from '../ui/Badge';
import type { Column } from './column';

/**
 * A column that says whether a row is active, and by `otherwise` what it is where it is not.
 *
 * @example
 * const columns = [activeColumn(({ isActive }: Endpoint) => isActive, t('Paused'), { width: '96px' })];
 */
export const activeColumn = <Row,>(
  isActive: (row: Row) => boolean,
  otherwise: string,
  rest: Omit<Partial<Column<Row>>, 'render'> = {},
): Column<Row> => ({
  key: 'status',
  header: t('Status'),
  type: 'badge',
  ...rest,
  render: (row) =>
    isActive(row) ? (
      <Badge tone="success">{t('Active')}</Badge>
    ) : (
      <Badge tone="neutral">{otherwise}</Badge>
    ),
});
