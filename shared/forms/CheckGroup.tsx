import { t } from '../i18n';
import type { Id } from '../id';
import { CheckField } from './CheckField';
import { CheckList, type CheckListProps } from './CheckList';

interface Props<Value extends Id> extends CheckListProps<Value> {
  /** "Cases for each of" */
  legend: string;
}

/** From so many on, all of them are one press away. */
const several = 4;

/** Any number of the server's choices under one head, or all of them at once. */
export function CheckGroup<Value extends Id>({ legend, ...list }: Props<Value>) {
  const { options, chosen, onChoose } = list;
  return (
    <fieldset className="ww-check-group">
      <legend>{legend}</legend>
      {options.length >= several && (
        <CheckField
          label={t('All %(count)s', { count: options.length })}
          isOn={chosen.length === options.length}
          onToggle={(isOn) => onChoose(isOn ? options.map(({ id }) => id) : [])}
        />
      )}
      <CheckList {...list} />
    </fieldset>
  );
}
