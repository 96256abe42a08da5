import { useLayoutEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { EditsDraft, type EditsDraftProps } from './EditsDraft';
import type { KeyedLine, LineEdit } from './lineNotes';

/** What a line is to have, and had before. */
interface UnsavedLine<Line> extends LineEdit<Line> {
  was: number;
}

interface Props<Line, Text> extends Pick<
  EditsDraftProps<LineEdit<Line>, Text>,
  'record' | 'edits' | 'texts' | 'textKey' | 'textSchema' | 'isPaused'
> {
  /** As they are shown. */
  lines: readonly Line[];
  lineSchema: v.GenericSchema<unknown, Line>;
  /** `changed` are lines to which somebody else has done something since: the person decides about them. */
  onRestore: (
    edits: UnsavedLine<Line>[],
    changed: UnsavedLine<Line>[],
    texts: readonly Text[],
  ) => void;
}

const cases = v.pipe(v.number(), v.integer(), v.minValue(0));
const lineKey = ({ line }: LineEdit<KeyedLine>) => line.key;

/** Keeps cases of lines that are not saved, with those that they had: what an earlier visit left overwrites nobody. */
export function LineDraft<Line extends KeyedLine & { quantity: number }, Text>(
  props: Props<Line, Text>,
) {
  const { lines, edits, lineSchema, onRestore, ...draft } = props;
  const [schema] = useState(() => v.object({ line: lineSchema, quantity: cases, was: cases }));
  const open = useMemo(() => new Set(edits.map(lineKey)), [edits]);
  /** What is shown of each line while it is not edited. */
  const [former] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    for (const { key, quantity } of lines) if (!open.has(key)) former.set(key, quantity);
  }, [former, lines, open]);
  const unsaved = useMemo(
    () => edits.map((edit) => ({ ...edit, was: former.get(edit.line.key) ?? 0 })),
    [edits, former],
  );
  const quantityOf = (line: Line) => lines.find(({ key }) => key === line.key)?.quantity ?? 0;
  return (
    <EditsDraft<UnsavedLine<Line>, Text>
      {...draft}
      edits={unsaved}
      editKey={lineKey}
      editSchema={schema}
      isSaved={({ line, quantity }) => quantityOf(line) === quantity}
      onRestore={(all, texts) => {
        const isOld = ({ line, was }: UnsavedLine<Line>) => quantityOf(line) !== was;
        onRestore(
          all.filter((edit) => !isOld(edit)),
          all.filter(isOld),
          texts,
        );
      }}
    />
  );
}
