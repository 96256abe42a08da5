import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useDraft } from '../forms/useDraft';
import { widgetHooks } from '../store/hooks';
import { DraftOffer } from '../ui/DraftOffer';
import type { SyncedState } from './createSyncedList';

/** What is typed and no edit yet, beside what says where. */
export interface TypedText {
  text: string;
}

export interface UnsavedListProps<Edit, Text extends TypedText> {
  /** What is edited: see `useDraft`. */
  record: string | number;
  /** What the server does not have yet. The same list while it says the same; of two with one key the later counts. */
  unsaved: readonly (Edit | Text)[];
  editKey: (edit: Edit) => string;
  editSchema: v.GenericSchema<unknown, Edit>;
  textKey: (text: Text) => string;
  textSchema: v.GenericSchema<unknown, Text>;
  /** Reads what an earlier version of the screen kept in a shape of its own. */
  formerSchema?: v.GenericSchema<unknown, (Edit | Text)[]> | undefined;
  /** Whether what is shown has it by now. */
  isSaved: (edit: Edit) => boolean;
  /** Sends what an earlier visit left, and puts its texts back into their fields. */
  onRestore: (edits: Edit[], texts: Text[]) => void;
}

const { useAppSelector } = widgetHooks<Pick<SyncedState<never, never, never>, 'paused'>>();

const isText = <Text extends TypedText>(each: unknown): each is Text =>
  (each as Partial<TypedText>).text !== undefined;

/** The edits of a list, and its texts. */
export const parted = <Edit, Text extends TypedText>(
  unsaved: readonly (Edit | Text)[],
): [Edit[], Text[]] => [
  unsaved.filter((each): each is Edit => !isText(each)),
  unsaved.filter(isText<Text>),
];

const lastOf = <T,>(list: readonly T[], keyOf: (each: T) => string): T[] => [
  ...new Map(list.map((each) => [keyOf(each), each])).values(),
];
const orNull = <T,>(list: T[]) => (list.length > 0 ? list : null);

/**
 * Keeps edits of a synced list that are not saved, and what is typed in its fields, past a reload and an ended session,
 * and offers what an earlier visit left. The functions and schemas of its props are made once, outside of components, but
 * for the last two.
 */
export function UnsavedList<Edit, Text extends TypedText>(props: UnsavedListProps<Edit, Text>) {
  const { unsaved, editKey, editSchema, textKey, textSchema, isSaved } = props;
  const [schema] = useState(() => {
    // As orders kept them before.
    const former = v.pipe(
      v.object({ edits: v.array(editSchema), texts: v.array(textSchema) }),
      v.transform(({ edits, texts }) => [...edits, ...texts]),
    );
    const list = v.array(v.union([textSchema, editSchema]));
    return v.union([list, props.formerSchema ?? former]);
  });
  // A text is kept beside an edit of its field that is on its way.
  const [joined] = useState(() => (all: readonly (Edit | Text)[]) => {
    const [edits, texts] = parted<Edit, Text>(all);
    return [...lastOf(edits, editKey), ...lastOf(texts, textKey)];
  });
  const { offered, answer } = useDraft<(Edit | Text)[]>({
    record: props.record,
    schema,
    value: useMemo(() => orNull(joined(unsaved)), [joined, unsaved]),
    merge: (earlier, later) => joined([...earlier, ...later]),
    // What waits for the person may wait past the page.
    isUrgent: useAppSelector(({ paused }) => paused !== null),
    stillUnsaved: (left) => orNull(left.filter((each) => isText(each) || !isSaved(each))),
  });
  if (!offered) return null;
  return (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        props.onRestore(...parted<Edit, Text>(offered.value));
        answer();
      }}
      onDiscard={answer}
    />
  );
}
