import { useCallback, useLayoutEffect, useRef } from 'react';
import { t } from '@shared/page/i18n';
import { mayTakeFocus } from '@shared/focus/focused';
import type { Rule } from '@shared/rules/rules';
import { focusMoved, ruleOpened, useAppDispatch } from '../state/slice';
import { RuleField } from './RuleField';
import { useSheet } from './SheetContext';

/** The values of a rule in its row. What is typed counts at once and waits for Save; Escape and Enter close. */
export function RowForm({ rule }: { rule: Rule }) {
  const dispatch = useAppDispatch();
  const { fields, openAll } = useSheet();
  const form = useRef<HTMLDivElement>(null);
  const { key } = rule;
  const close = useCallback(() => {
    dispatch(ruleOpened(null));
    dispatch(focusMoved({ key, part: 'edit' }));
  }, [dispatch, key]);

  // A layout effect: after a later one, a quick person who has clicked another field would type into this one. Nothing
  // is focused for who went on: the form's code may come late, and a row that moves in a long list draws it anew.
  useLayoutEffect(() => {
    const group = form.current;
    const handleKey = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement;
      if (event.key !== 'Escape' && !(event.key === 'Enter' && isField)) return;
      event.preventDefault();
      close();
    };
    group?.addEventListener('keydown', handleKey);
    const first = group?.querySelector<HTMLElement>('input:enabled, select:enabled');
    if (group && mayTakeFocus(group.closest('li'))) first?.focus();
    return () => group?.removeEventListener('keydown', handleKey);
  }, [close]);

  return (
    <div className="ww-rule-form" role="group" ref={form} aria-label={t('Values of the rule')}>
      <div className="ww-rules-fields">
        {fields.map((field, index) =>
          field.is_condition || field.type === 'tiers' ? null : (
            <RuleField key={field.name} rule={rule} field={field} index={index} />
          ),
        )}
      </div>
      <div className="ww-row">
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={close}>
          {t('Done')}
        </button>
        <button type="button" className="btn btn-sm btn-link" onClick={() => openAll(key)}>
          {t('All fields…')}
        </button>
      </div>
    </div>
  );
}
