import { useLayoutEffect, useRef } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { useRowOrder } from '@shared/lists/useRowOrder';
import { NearWindow } from '@shared/ui/NearWindow';
import { Banner } from '@shared/ui/Banner';
import { isFiltered, noFilter } from '../model/filter';
import { changeView, moveTo, showRule } from '../state/thunks';
import { isInSight, selectIsSaving } from '../state/selectors';
import { focusMoved, useAppDispatch, useAppSelector } from '../state/slice';
import { FindingsContext, useFindings } from './useFindings';
import { RuleChunk } from './RuleChunk';
import { lockOf, useSheet } from './SheetContext';
import { useEntries, type Chunk, type Entry } from './useEntries';

/** Longer lists are drawn only near the window. */
const drawnAtOnce = 20;

/** Pixels of a row before it was drawn once. */
const guessedHeight = 69;

/** The rules of the family that is looked at, as far as the filter lets them through. */
export function RuleList() {
  const dispatch = useAppDispatch();
  const sheet = useSheet();
  const { all, visible, stretches } = useEntries();
  const findings = useFindings(all, sheet);
  const list = useRef<HTMLDivElement>(null);
  const hasFilter = useAppSelector(isFiltered);
  const isSaving = useAppSelector(selectIsSaving);
  const pinnedKey = useAppSelector((state) => state.pinnedKey);
  const openKey = useAppSelector((state) => state.openKey);
  const familyLock = lockOf(sheet, null);
  const canMove = sheet.perms.reorder && !hasFilter && familyLock === null;
  const { mark, handlers } = useRowOrder(list, (key, index) =>
    dispatch(moveTo(sheet.family, key, index, 'handle')),
  );
  const covered = [...findings.values()].filter(({ cover }) => cover !== null).length;
  // Found here, for many chunks that each watched the store would cost every edit.
  const pinned = visible.filter(({ rule: { key } }) => key === pinnedKey || key === openKey);
  const isPinned = (entries: Chunk) => pinned.some((entry) => entries.includes(entry));

  return (
    <div aria-busy={isSaving || undefined}>
      <Count visible={visible.length} total={all.length} covered={covered} />
      {familyLock && (
        <div className="ww-rules-note">
          <Banner level="info">{familyLock}</Banner>
        </div>
      )}
      {sheet.perms.reorder && hasFilter && visible.length > 0 && (
        <p className="ww-muted">{t('To reorder rules, clear the filter.')}</p>
      )}
      {visible.length === 0 && (
        <Nothing
          isFiltered={hasFilter}
          onClear={() => dispatch(changeView({ filter: noFilter, words: '' }))}
        />
      )}
      <FindingsContext.Provider value={findings}>
        <div className="ww-rules-list" inert={isSaving} ref={list} {...handlers}>
          {stretches.map((chunks, index) => (
            <NearWindow
              key={index}
              role="none"
              isWindowed={stretches.length > 1}
              guessedHeight={guessedHeight * chunks.flat().length}
              isPinned={chunks.some(isPinned)}
              startsNear={index === 0}
            >
              {() =>
                chunks.map((entries, position) => (
                  <RuleChunk
                    key={position}
                    entries={entries}
                    canMove={canMove}
                    isWindowed={visible.length > drawnAtOnce}
                    guessedHeight={guessedHeight * entries.length}
                    isPinned={isPinned(entries)}
                    startsNear={index === 0 && position === 0}
                  />
                ))
              }
            </NearWindow>
          ))}
          {mark !== null && <div className="ww-drop-mark" style={{ top: mark }} />}
        </div>
      </FindingsContext.Provider>
      <LostFocus visible={visible} />
    </div>
  );
}

/** A rule that is not in the list cannot take the focus: it is shown where that is asked for, else the title does. */
function LostFocus({ visible }: { visible: readonly Entry[] }) {
  const dispatch = useAppDispatch();
  const focus = useAppSelector((state) => state.focus);
  const isOurs = useAppSelector(isInSight);
  const isVisible = isOurs && visible.some(({ rule }) => rule.key === focus?.key);
  const isLost = Boolean(focus?.key) && !isVisible;
  useLayoutEffect(() => {
    if (!isLost) return;
    if (focus?.family) dispatch(showRule(focus.family, focus.key));
    else dispatch(focusMoved({ key: '', part: 'row' }));
  }, [dispatch, focus, isLost]);
  return null;
}

interface CountProps {
  visible: number;
  total: number;
  covered: number;
}

function Count({ visible, total, covered }: CountProps) {
  const locale = useLocale();
  const count = formatCount(visible, locale);
  const all = formatCount(total, locale);
  const never = formatCount(covered, locale);
  return (
    <p className="ww-muted" role="status">
      {visible === total
        ? tn('%(all)s rule', '%(all)s rules', total, { all })
        : tn('%(count)s of %(all)s rule', '%(count)s of %(all)s rules', total, { count, all })}
      {covered > 0 &&
        ` · ${tn('%(never)s never used', '%(never)s never used', covered, { never })}`}
    </p>
  );
}

const Nothing = ({
  isFiltered: isNarrowed,
  onClear,
}: {
  isFiltered: boolean;
  onClear: () => void;
}) =>
  isNarrowed ? (
    <div className="ww-empty">
      <p>{t('No rule matches the filter.')}</p>
      <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
        {t('Clear filter')}
      </button>
    </div>
  ) : (
    <p className="ww-empty">{t('There are no rules of this kind yet.')}</p>
  );
