import type { KeyboardEvent } from 'react';
import { sideStep } from '@shared/focus/sideStep';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { families } from '@shared/rules/rules';
import { changeView } from '../state/thunks';
import { selectRules } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { familyName } from '../model/words';
import { hasWork } from '../model/work';

/** The three families. A mark says where something is not saved. */
export function FamilyTabs() {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const rules = useAppSelector(selectRules);
  const current = useAppSelector((state) => state.family);
  const pendingChanges = useAppSelector((state) => state.pendingChanges);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = sideStep(event);
    if (step === 0) return;
    event.preventDefault();
    const index = families.indexOf(current) + step + families.length;
    const next = families[index % families.length] ?? current;
    dispatch(changeView({ family: next }));
    event.currentTarget.querySelector<HTMLElement>(`[data-family="${next}"]`)?.focus();
  };

  return (
    <div
      className="ww-tabs"
      role="tablist"
      aria-label={t('Kinds of rules')}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      {families.map((family) => {
        const { created, deleted } = pendingChanges[family];
        const count = rules[family].length + created.length - deleted.length;
        return (
          <button
            key={family}
            type="button"
            role="tab"
            data-family={family}
            className="ww-tab"
            aria-selected={family === current}
            tabIndex={family === current ? 0 : -1}
            onClick={() => dispatch(changeView({ family }))}
          >
            {familyName(family)} <span className="ww-muted">{formatCount(count, locale)}</span>
            {hasWork(pendingChanges[family]) && (
              <span className="ww-edited">
                <span className="visually-hidden">{t('not saved')}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
