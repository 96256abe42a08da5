import { t } from '@shared/page/i18n';
import { activeColumn } from '@shared/lists/activeColumn';
import type { Column } from '@shared/lists/column';
import { figureColumns } from '@shared/lists/figureColumns';
import { NameLines } from '@shared/lists/NameLines';
import { textColumn } from '@shared/lists/textColumn';
import type { LocationRow } from '../model/answers';
import { nameOf, usageText } from '../model/words';

export function locationColumns(locale: string): readonly Column<LocationRow>[] {
  const { count } = figureColumns<LocationRow>(locale);
  return [
    {
      key: 'name',
      header: t('Location'),
      type: 'link',
      width: 'minmax(0, 5fr)',
      isSortable: true,
      render: (location) => (
        <NameLines says={location.address}>
          <bdi>{nameOf(location)}</bdi>
        </NameLines>
      ),
      title: (location) => [nameOf(location), location.address].filter(Boolean).join('\n'),
    },
    textColumn('use', t('Used for'), ({ isShippedFrom }) => usageText(isShippedFrom), {
      width: 'minmax(0, 2fr)',
    }),
    count('batches', t('Batches'), ({ batches }) => batches, { isSortable: true }),
    count('people', t('People'), ({ people }) => people, { isSortable: true }),
    activeColumn(({ isActive }) => isActive, t('Inactive'), { width: '104px' }),
  ];
}
