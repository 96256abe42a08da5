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
  const side = (of: LocationRow, now: number | null, change: number) => (
    <tr>
      <th scope="row">
        <bdi>{nameOf(of)}</bdi>
      </th>
      <td>{formatCount(now, locale)}</td>
      <td>{formatCount(now === null ? null : now + change, locale)}</td>
    </tr>
  );
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
        {side(from, kept, -moved)}
        {side(to, to.batches, moved)}
      </tbody>
    </table>
  );
}
