import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { Badge } from '@shared/ui/Badge';
import type { LocationRow } from '../model/answers';
import { nameOf, usageText } from '../model/words';

export const locationColumns = (locale: string): readonly Column<LocationRow>[] => [
  {
    key: 'name',
    header: t('Location'),
    type: 'link',
    width: 'minmax(0, 5fr)',
    isSortable: true,
    render: (location) => <LocationName location={location} />,
    title: (location) => [nameOf(location), location.address].filter(Boolean).join('\n'),
  },
  {
    key: 'use',
    header: t('Used for'),
    type: 'text',
    width: 'minmax(0, 2fr)',
    render: ({ isShippedFrom }) => usageText(isShippedFrom),
  },
  {
    key: 'batches',
    header: t('Batches'),
    type: 'number',
    isSortable: true,
    render: ({ batches }) => formatCount(batches, locale),
  },
  {
    key: 'people',
    header: t('People'),
    type: 'number',
    isSortable: true,
    render: ({ people }) => formatCount(people, locale),
  },
  {
    key: 'status',
    header: t('Status'),
    type: 'badge',
    width: '104px',
    render: ({ isActive }) =>
      isActive ? (
        <Badge tone="success">{t('Active')}</Badge>
      ) : (
        <Badge tone="neutral">{t('Inactive')}</Badge>
      ),
  },
];

/** Text of the server is isolated, so that a right-to-left one does not turn what is around it. */
const LocationName = ({ location }: { location: LocationRow }) => (
  <span className="ww-place-words">
    <bdi>{nameOf(location)}</bdi>
    {location.address && <bdi className="ww-place-says">{location.address}</bdi>}
  </span>
);
