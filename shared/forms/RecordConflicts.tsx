import type { Http } from '../http/http';
import type { Id } from '../answers/id';
import { Conflicts } from './Conflicts';
import type { RecordForm } from './recordForm';
import type { RecordEditor } from './useRecordEditor';

interface Props<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }> {
  editor: RecordEditor<Row, Fields, Ext>;
  form: RecordForm<Fields>;
  textOf: (name: keyof Fields & string, fields: Fields) => string;
}

/** The fields of a record that somebody else changed meanwhile as well, with both values, and who it was. */
export function RecordConflicts<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>({ editor, form, textOf }: Props<Row, Fields, Ext>) {
  const { kind, why } = editor;
  const { changedBy } = kind.texts;
  if (why?.status !== 'conflict') return null;
  return (
    <>
      {why.by && changedBy && <p>{changedBy(why.by)}</p>}
      <Conflicts
        conflicts={(why.names as (keyof Fields & string)[]).map((name) => ({
          key: name,
          label: kind.fields[name].label(),
          yours: textOf(name, form.fields),
          theirs: textOf(name, why.now),
          onKeep: () => editor.keepMine(name),
          onTake: () => editor.takeTheirs(name),
        }))}
      />
    </>
  );
}
