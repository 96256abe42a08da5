import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { activeColumn } from '@shared/lists/activeColumn';
import type { Column } from '@shared/lists/column';
import { NameLines } from '@shared/lists/NameLines';
import { textColumn } from '@shared/lists/textColumn';
import type { LocationRow } from '../model/answers';
import { nameOf, usageText } from '../model/words';

export function locationColumns(locale: string): readonly Column<LocationRow>[] {
  const count = (key: 'batches' | 'people', header: string): Column<LocationRow> => ({
    key,
    header,
    type: 'number',
    isSortable: true,
    render: (location) => formatCount(location[key], locale),
  });
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
    count('batches', t('Batches')),
    count('people', t('People')),
    activeColumn(({ isActive }) => isActive, t('Inactive'), { width: '104px' }),
  ];
}
