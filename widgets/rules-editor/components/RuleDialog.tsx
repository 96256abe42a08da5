import { useRef, useState } from 'react';
import { t } from '@shared/page/i18n';
import { Dialog } from '@shared/ui/Dialog';
import type { Rule } from '@shared/rules/rules';
import { lineOf, sentenceOf } from '@shared/rules/sentence';
import { Banner } from '@shared/ui/Banner';
import { hasSameValues } from '../model/rules';
import { removeRule, restoreRule } from '../state/editThunks';
import { selectStanding } from '../state/selectors';
import { focusMoved, ruleRemoved, useAppDispatch, useAppSelector } from '../state/slice';
import { warningsOf } from '../model/warnings';
import { RuleField } from './RuleField';
import { useSheet } from './SheetContext';

interface Props {
  ruleKey: string;
  isAdded: boolean;
  onClose: () => void;
}

/** All fields of a rule. What is entered counts at once, so that nothing is lost; Cancel puts it back. */
export function RuleDialog({ ruleKey, ...rest }: Props) {
  const { family } = useSheet();
  const rule = useAppSelector((state) =>
    selectStanding(state, family).find(({ key }) => key === ruleKey),
  );
  return rule ? <Form rule={rule} {...rest} /> : null;
}

function Form({ rule, isAdded, onClose }: Omit<Props, 'ruleKey'> & { rule: Rule }) {
  const dispatch = useAppDispatch();
  const { family, fields, writing } = useSheet();
  const [before] = useState(rule);
  const changed = useAppSelector(({ pendingChanges }) => pendingChanges[family].changed);
  const [edit] = useState(() => changed.find(({ now }) => now.key === rule.key));
  const form = useRef<HTMLDivElement>(null);

  const close = () => {
    // A tier takes numbers only: what is typed there and is none would go with the dialog.
    const unread = form.current?.querySelector<HTMLElement>('[data-unread]');
    if (unread) {
      unread.focus();
      return;
    }
    onClose();
    dispatch(focusMoved({ key: rule.key, part: 'row' }));
  };
  const cancel = () => {
    onClose();
    if (isAdded) {
      dispatch(removeRule(family, rule.key));
      dispatch(ruleRemoved(null));
      // Nothing is left of it, so that the button which began it has the focus back.
      dispatch(focusMoved(null));
    } else {
      dispatch(restoreRule(family, before, edit));
      dispatch(focusMoved({ key: rule.key, part: 'row' }));
    }
  };
  const warnings = warningsOf(rule, fields);

  return (
    <Dialog
      title={rule.id === null ? t('New rule') : t('Edit rule')}
      size="form"
      bodyRef={form}
      actions={
        <>
          {' '}
          <button type="button" className="btn btn-outline-secondary" onClick={cancel}>
            {t('Cancel')}
          </button>
          <button type="button" className="btn btn-primary" onClick={close}>
            {isAdded ? t('Add rule') : t('Update rule')}
          </button>
        </>
      }
      onClose={isAdded && hasSameValues(before, rule) ? cancel : close}
    >
      <p className="ww-muted">{lineOf(sentenceOf(rule, fields, writing))}</p>
      {[true, false].map((isCondition) => (
        <fieldset key={String(isCondition)} className="ww-rules-group">
          <legend>{isCondition ? t('Applies to') : t('Values')}</legend>
          <div className="ww-rules-fields">
            {fields.map((field, index) =>
              field.is_condition === isCondition ? (
                <RuleField key={field.name} rule={rule} field={field} index={index} />
              ) : null,
            )}
          </div>
        </fieldset>
      ))}
      <div role="status">
        {warnings.map((says) => (
          <div key={says} className="ww-rules-note">
            <Banner level="warning">{says}</Banner>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
