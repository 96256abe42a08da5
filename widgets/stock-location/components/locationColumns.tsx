import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { figureColumns } from '@shared/lists/figureColumns';
import { textColumn } from '@shared/lists/textColumn';
import { Badge } from '@shared/ui/Badge';
import type { LocationRow } from '../model/answers';
import { nameOf, usageText } from '../model/words';

export function locationColumns(locale: string): readonly Column<LocationRow>[] {
  const { count } = figureColumns<LocationRow>(locale, String);
  return [
    {
      key: 'name',
      header: t('Location'),
      type: 'link',
      width: 'minmax(0, 5fr)',
      isSortable: true,
      render: (location) => <LocationName location={location} />,
      title: (location) => [nameOf(location), location.address].filter(Boolean).join('\n'),
    },
    textColumn('use', t('Used for'), ({ isShippedFrom }) => usageText(isShippedFrom), {
      width: 'minmax(0, 2fr)',
    }),
    count('batches', t('Batches'), ({ batches }) => batches, { isSortable: true }),
    count('people', t('People'), ({ people }) => people, { isSortable: true }),
    {
      key: 'status',
      header: t('Status'),
      type: 'badge',
      width: '104px',
      render: ({ isActive }) => (
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {isActive ? t('Active') : t('Inactive')}
        </Badge>
      ),
    },
  ];
}

/** Text of the server is isolated, so that a right-to-left one does not turn what is around it. */
const LocationName = ({ location }: { location: LocationRow }) => (
  <span className="ww-place-words">
    <bdi>{nameOf(location)}</bdi>
    {location.address && <bdi className="ww-place-says">{location.address}</bdi>}
  </span>
);
