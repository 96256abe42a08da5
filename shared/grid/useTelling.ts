import { useEffect, useState } from 'react';
import { useLeaveGuard } from '../drafts/useLeaveGuard';
import { useLatest } from '../store/useLatest';

interface Props {
  /** What is typed over the value of the open cell. */
  held: { text: string } | null;
  /** Whether no cell is open, on this page of the grid or another. */
  isClosed: boolean;
  /** What the cell holds. */
  value: string | null;
  /** Whether a text would change nothing of it. */
  isSame: (text: string) => boolean;
  /** Is told what is typed; null of what would change nothing, and once the cell is closed. */
  tell: (text: string | null) => void;
}

/**
 * Tells what is typed into the open cell and would be committed, and asks before the page is left meanwhile: also once
 * another value has arrived, by which the same text may change something, or nothing. Returns what is to be given each
 * text that is typed.
 */
export function useTelling({ held, isClosed, value, ...rest }: Props): (text: string) => void {
  const heldValue = held && value;
  const [known, setKnown] = useState(heldValue);
  const [isUnsaved, setIsUnsaved] = useState(held !== null);
  useLeaveGuard(isUnsaved && held !== null);
  if (known !== heldValue) {
    setKnown(heldValue);
    if (held) setIsUnsaved(!rest.isSame(held.text));
  }

  const latest = useLatest({ held, ...rest });
  useEffect(() => {
    if (isClosed) latest.current.tell(null);
  }, [isClosed, latest]);
  useEffect(() => {
    const { held: now, isSame, tell } = latest.current;
    if (now) tell(isSame(now.text) ? null : now.text);
  }, [value, latest]);

  return (text) => {
    const isChange = !rest.isSame(text);
    setIsUnsaved(isChange);
    rest.tell(isChange ? text : null);
  };
}
