import { t } from '../page/i18n';
import type { Id } from '../answers/id';
import { CheckList, type CheckListProps } from './CheckList';

interface Props<Value extends Id> extends Omit<CheckListProps<Value>, 'all'> {
  /** "Cases for each of" */
  legend: string;
}

/** From so many on, all of them are one press away. */
const several = 4;

/** Any number of the server's choices under one head, or all of them at once. */
export function CheckGroup<Value extends Id>({ legend, ...list }: Props<Value>) {
  const count = list.options.length;
  return (
    <fieldset className="ww-check-group">
      <legend>{legend}</legend>
      <CheckList {...list} all={count < several ? undefined : t('All %(count)s', { count })} />
    </fieldset>
  );
}
