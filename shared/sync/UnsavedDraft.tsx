import { useDraft, type DraftOptions } from '../forms/useDraft';
import { DraftOffer } from '../ui/DraftOffer';

interface Props<Unsaved> extends DraftOptions<Unsaved> {
  /** Sends what an earlier visit left, and puts its texts back into their fields. */
  onRestore: (unsaved: Unsaved) => void;
  onDiscard?: () => void;
}

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function UnsavedDraft<Unsaved>({ onRestore, onDiscard, ...draft }: Props<Unsaved>) {
  const { offered, answer } = useDraft(draft);
  if (!offered) return null;
  return (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        onRestore(offered.value);
        answer();
      }}
      onDiscard={() => {
        onDiscard?.();
        answer();
      }}
    />
  );
}

/** Two lists as one: where both name one thing, the later one counts. */
export const joinBy =
  <T,>(keyOf: (each: T) => string) =>
  (earlier: readonly T[], later: readonly T[] = []): T[] => [
    ...new Map([...earlier, ...later].map((each) => [keyOf(each), each])).values(),
  ];
