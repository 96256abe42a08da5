import { useLayoutEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { KeyedLine, LineEdit } from './lineNotes';
import { parted, UnsavedList, type TypedText, type UnsavedListProps } from './UnsavedList';

/** What a line is to have, and had before: not known of what early versions kept. */
interface UnsavedLine<Line> extends LineEdit<Line> {
  was?: number | undefined;
}

interface Props<Line, Text extends TypedText> extends Pick<
  UnsavedListProps<UnsavedLine<Line>, Text>,
  'record' | 'textKey' | 'textSchema' | 'formerSchema'
> {
  /** As they are shown. */
  lines: readonly Line[];
  /** Whether what the server has of a line was read: where not, it is no reason to forget an edit. Else all are. */
  isRead?: (line: Line) => boolean;
  lineSchema: v.GenericSchema<unknown, Line>;
  unsaved: readonly (LineEdit<Line> | Text)[];
  /** `changed` are lines to which somebody else has, or may have, done something since: the person decides about them. */
  onRestore: (edits: UnsavedLine<Line>[], changed: UnsavedLine<Line>[], texts: Text[]) => void;
}

export const cases = v.pipe(v.number(), v.integer(), v.minValue(0));
const lineKey = ({ line }: LineEdit<KeyedLine>) => line.key;

/** Keeps cases of lines that are not saved, with those that they had: what an earlier visit left overwrites nobody. */
export function LineDraft<Line extends KeyedLine & { quantity: number }, Text extends TypedText>(
  props: Props<Line, Text>,
) {
  const { lines, isRead = () => true, lineSchema, unsaved, onRestore, ...draft } = props;
  const [schema] = useState(() =>
    v.object({ line: lineSchema, quantity: cases, was: v.optional(cases) }),
  );
  const [edits, texts] = useMemo(() => parted<LineEdit<Line>, Text>(unsaved), [unsaved]);
  /** What is shown of each line while it is not edited. */
  const [former] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    const open = new Set(edits.map(lineKey));
    for (const key of former.keys()) if (!open.has(key)) former.delete(key);
    for (const { key, quantity } of lines) if (!open.has(key)) former.set(key, quantity);
  }, [edits, former, lines]);
  const withFormer = useMemo(
    () => [...edits.map((edit) => ({ ...edit, was: former.get(lineKey(edit)) ?? 0 })), ...texts],
    [edits, former, texts],
  );
  const quantityOf = (line: Line) => lines.find(({ key }) => key === line.key)?.quantity ?? 0;
  return (
    <UnsavedList<UnsavedLine<Line>, Text>
      {...draft}
      unsaved={withFormer}
      editKey={lineKey}
      editSchema={schema}
      isSaved={({ line, quantity }) => isRead(line) && quantityOf(line) === quantity}
      onRestore={(all, fields) => {
        const isOld = ({ line, was }: UnsavedLine<Line>) =>
          !isRead(line) || (was !== undefined && quantityOf(line) !== was);
        onRestore(
          all.filter((edit) => !isOld(edit)),
          all.filter(isOld),
          fields,
        );
      }}
    />
  );
}
