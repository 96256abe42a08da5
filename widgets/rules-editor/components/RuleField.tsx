import type { RuleField as Field } from '@shared/contract/rules';
import { valueAt, type Rule } from '@shared/rules/rules';
import { wordsOf } from '@shared/rules/sentence';
import { isSame } from '../model/rules';
import { setValue } from '../state/editThunks';
import { selectRules } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { byKey } from '../model/work';
import { FieldInput } from './FieldInput';
import { fieldLockOf, useSheet } from './SheetContext';

interface Props {
  rule: Rule;
  field: Field;
  /** Among the fields of the family. */
  index: number;
}

/** One field of a rule as the server describes it: label, input, former value, and what is wrong with it. */
export function RuleField({ rule, field, index }: Props) {
  const dispatch = useAppDispatch();
  const sheet = useSheet();
  const { family, writing } = sheet;
  const { name, label, help, required } = field;
  const saved = useAppSelector((state) => byKey(selectRules(state)[family]).get(rule.key));
  const refused = useAppSelector(
    ({ refusals }) =>
      refusals
        .find((each) => each.key === rule.key && each.family === family)
        ?.errors.find((error) => error.name === name)?.messages,
  );
  const lock = fieldLockOf(sheet, rule, name);
  const value = valueAt(rule, index);
  const former = saved ? valueAt(saved, index) : null;
  const isChanged = saved !== undefined && !isSame(value, former);

  return (
    <div className={field.type === 'tiers' ? 'ww-rules-wide' : ''}>
      <FieldInput
        field={field}
        value={value}
        frame={{
          label,
          hint: lock ?? help,
          isRequired: required,
          isDisabled: lock !== null,
          was: isChanged ? wordsOf(field, former, writing) : undefined,
          error: refused,
        }}
        onChange={(typed) => {
          // A box that is off again says nothing where nothing was said.
          const next = typed === false && former === null ? null : typed;
          dispatch(setValue(family, rule.key, index, next));
        }}
      />
    </div>
  );
}
