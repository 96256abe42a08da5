import { t } from '@shared/page/i18n';
import type { Cart, Line } from './cart';

type Column = [header: string, cell: (line: Line) => string | number | null];

/** The lines of a cart as a table. Amounts are the server's own decimal text. */
export function csvRows({ groups, lines }: Cart): (string | number)[][] {
  const sellers = new Map(groups.map(({ key, seller }) => [key, seller.name]));
  const columns: Column[] = [
    [t('Seller'), ({ groupKey, slug }) => sellers.get(groupKey) ?? slug],
    [t('Location'), ({ locationName }) => locationName],
    [t('Product'), ({ product }) => product],
    [t('Brand'), ({ brand }) => brand],
    [t('Strain'), ({ strain }) => strain],
    [t('Package size'), ({ packageSize }) => packageSize],
    [t('Batch'), ({ batch }) => batch],
    [t('Case size'), ({ caseSize }) => caseSize],
    [t('Cases'), ({ quantity }) => quantity],
    [t('Price of a case'), ({ price }) => price],
    [t('Line total'), ({ lineTotal }) => lineTotal],
  ];
  return [
    columns.map(([header]) => header),
    ...lines.map((line) => columns.map(([, cell]) => cell(line) ?? '')),
  ];
}
