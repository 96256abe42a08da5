import { useMemo, useState } from 'react';
import { useAppDispatch } from '../state/slice';
import { nothingEdited, type EditState } from './editState';
import type { EditingParts } from './loadParts';

/** What is typed over the products of all pages, and how its saves go. What changes it comes with `parts`. */
export function useEditing(parts: EditingParts | null) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<EditState>(nothingEdited);
  const [flight] = useState({ isUnderWay: false });
  // Made once, so that what they are handed to is not drawn for nothing.
  const actions = useMemo(() => parts?.actionsOn(setState), [parts]);
  if (!parts || !actions) return null;
  return {
    work: parts.workOf(state, actions),
    saving: parts.savingOf(state, { setState, dispatch, flight }),
  };
}
