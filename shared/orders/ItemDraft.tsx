import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { partOf } from '../answers/order';
import { isId } from '../answers/values';
import type { Id } from '../id';
import { joinBy, UnsavedDraft } from '../sync/UnsavedDraft';

/** Whether what a draft holds is an edit of an item that the server knows, with a value of its type. */
export function isItemEdit(edit: unknown): boolean {
  const type = partOf(edit, 'type');
  const item = partOf(edit, 'item');
  if (!isId(partOf(item, 'id')) || !isId(partOf(item, 'variant_id'))) return false;
  if (type === 'quantity') return Number.isSafeInteger(partOf(edit, 'quantity'));
  if (type === 'price') return typeof partOf(edit, 'price') === 'string';
  return type === 'remove' || type === 'back';
}

interface Unsaved<Edit, Text> {
  edits: Edit[];
  texts: Text[];
}

interface Props<Edit, Text> {
  orderId: Id;
  /** What the server does not have yet. The same list while it says the same; of two with one key the later counts. */
  edits: readonly Edit[];
  editKey: (edit: Edit) => string;
  /** What is typed and no edit yet. The same list while it says the same. */
  texts: readonly Text[];
  textKey: (text: Text) => string;
  textSchema: v.GenericSchema<unknown, Text>;
  /** Everything waits for the person. */
  isPaused: boolean;
  /** Whether what is shown of the order has it by now. */
  isSaved: (edit: Edit) => boolean;
  onRestore: (edits: Edit[], texts: Text[]) => void;
  onDiscard?: () => void;
}

const orNull = <Edit, Text>(unsaved: Unsaved<Edit, Text>) =>
  unsaved.edits.length + unsaved.texts.length > 0 ? unsaved : null;

/**
 * Keeps what of an order's items is not saved past a reload and an ended session, and offers what an earlier visit left.
 * The functions of its props are made once, outside of components, but for the last three.
 */
export function ItemDraft<Edit, Text>(props: Props<Edit, Text>) {
  const { edits, editKey, texts, textKey, textSchema, onRestore } = props;
  const [schema] = useState(() =>
    v.object({ edits: v.array(v.custom<Edit>(isItemEdit)), texts: v.array(textSchema) }),
  );
  const [joinEdits, joinTexts] = [joinBy(editKey), joinBy(textKey)];
  return (
    <UnsavedDraft<Unsaved<Edit, Text>>
      record={props.orderId}
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
