import type { CSSProperties } from 'react';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { RowNote } from '@shared/ui/RowNote';
import type { Terpene } from '../model/product';
import { terpeneTypes } from '../state/requests';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useTerpeneName } from '../useTerpeneName';

/** Of the strongest, the full width of a bar. */
export const shareOf = ({ share }: Terpene, [strongest]: readonly Terpene[]) =>
  ({
    '--ww-share': strongest && strongest.share > 0 ? share / strongest.share : 0,
  }) as CSSProperties;

/** The terpenes of a batch by name, the strongest first. */
export function TerpeneList({ slug, terpenes }: { slug: string; terpenes: readonly Terpene[] }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector((state) => state.terpeneTypes);
  const locale = useLocale();
  const nameOf = useTerpeneName();
  return (
    <>
      <ul className="ww-pd-terpenes" aria-label={t('Terpenes')}>
        {terpenes.map((terpene, index) => (
          <li key={`${terpene.typeId}-${String(index)}`}>
            <span>
              <bdi>{nameOf(terpene.typeId)}</bdi>
            </span>
            <span className="ww-pd-bar" style={shareOf(terpene, terpenes)} aria-hidden="true" />
            <span className="ww-numbers">
              {t('%(count)s %', { count: writeNumber(terpene.share.toFixed(2), locale) })}
            </span>
          </li>
        ))}
      </ul>
      {status === 'failed' && (
        <RowNote
          level="warning"
          role="status"
          actions={
            <button
              type="button"
              className="btn btn-plain"
              onClick={() => void dispatch(terpeneTypes.read(slug))}
            >
              {t('Retry')}
            </button>
          }
        >
          {t('The names of the terpenes could not be loaded.')}
        </RowNote>
      )}
    </>
  );
}
