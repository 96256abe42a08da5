import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { joinBy, UnsavedDraft } from './UnsavedDraft';

interface Unsaved<Edit, Text> {
  edits: Edit[];
  texts: Text[];
}

export interface EditsDraftProps<Edit, Text> {
  /** What is edited: see `useDraft`. */
  record: string | number;
  /** What the server does not have yet. The same list while it says the same; of two with one key the later counts. */
  edits: readonly Edit[];
  editKey: (edit: Edit) => string;
  editSchema: v.GenericSchema<unknown, Edit>;
  /** What is typed and no edit yet. The same list while it says the same. */
  texts: readonly Text[];
  textKey: (text: Text) => string;
  textSchema: v.GenericSchema<unknown, Text>;
  /** Everything waits for the person. */
  isPaused: boolean;
  /** Whether what is shown has it by now. */
  isSaved: (edit: Edit) => boolean;
  onRestore: (edits: Edit[], texts: Text[]) => void;
  onDiscard?: () => void;
}

const orNull = <Edit, Text>(unsaved: Unsaved<Edit, Text>) =>
  unsaved.edits.length + unsaved.texts.length > 0 ? unsaved : null;

/**
 * Keeps edits of a list that are not saved past a reload and an ended session, and offers what an earlier visit left.
 * The functions and schemas of its props are made once, outside of components, but for the last three.
 */
export function EditsDraft<Edit, Text>(props: EditsDraftProps<Edit, Text>) {
  const { edits, editKey, editSchema, texts, textKey, textSchema, onRestore } = props;
  const [schema] = useState(() =>
    v.object({ edits: v.array(editSchema), texts: v.array(textSchema) }),
  );
  const [joinEdits, joinTexts] = [joinBy(editKey), joinBy(textKey)];
  return (
    <UnsavedDraft<Unsaved<Edit, Text>>
      record={props.record}
      schema={schema}
      value={useMemo(
        () => orNull({ edits: joinBy(editKey)(edits), texts: [...texts] }),
        [edits, editKey, texts],
      )}
      merge={(earlier, later) => ({
        edits: joinEdits(earlier.edits, later.edits),
        texts: joinTexts(earlier.texts, later.texts),
      })}
      isUrgent={props.isPaused}
      stillUnsaved={(draft) =>
        orNull({ ...draft, edits: draft.edits.filter((edit) => !props.isSaved(edit)) })
      }
      onRestore={(draft) => onRestore(draft.edits, draft.texts)}
      {...(props.onDiscard && { onDiscard: props.onDiscard })}
    />
  );
}
