import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import type { LocationRow } from '../model/answers';
import { nameOf } from '../model/words';

interface Props {
  from: LocationRow;
  to: LocationRow;
  /** Batches that are at the first now. */
  kept: number;
  /** Those that are to go. */
  moved: number;
}

/** How many batches both locations have now, and will have. */
export function MoveSides({ from, to, kept, moved }: Props) {
  const locale = useLocale();
  const sides = [
    { of: from, now: kept, then: kept - moved },
    { of: to, now: to.batches, then: to.batches === null ? null : to.batches + moved },
  ];
  return (
    <table className="ww-move-sides" aria-label={t('Batches before and after')}>
      <thead>
        <tr>
          <th scope="col">{t('Location')}</th>
          <th scope="col">{t('Batches now')}</th>
          <th scope="col">{t('After')}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map(({ of, now, then }) => (
          <tr key={String(of.id)}>
            <th scope="row">
              <bdi>{nameOf(of)}</bdi>
            </th>
            <td>{formatCount(now, locale)}</td>
            <td>{formatCount(then, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
