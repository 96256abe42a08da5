import type { Failure } from '../http/failure';
import { Banner } from '../ui/Banner';
import { FailureAlert } from '../ui/FailureAlert';

/** Why a record was not saved. */
type Why = { status: 'not-saved' | 'unknown'; failure: Failure } | { status: 'conflict' } | null;

interface Props {
  why: Why;
  isSearching: boolean;
  texts: Record<'searching' | 'unknown' | 'notSaved', () => string>;
}

/** How the last save of a record went. A conflict is shown by `RecordConflicts`. */
export function RecordResult({ why, isSearching, texts }: Props) {
  if (isSearching) {
    return (
      <Banner level="warning" role="status">
        {texts.searching()}
      </Banner>
    );
  }
  if (!why || why.status === 'conflict') return null;
  return (
    <FailureAlert failure={why.failure}>
      {why.status === 'unknown' ? texts.unknown() : texts.notSaved()}
    </FailureAlert>
  );
}

/** What the server says is wrong with a field. */
export const errorsOf = (why: Why, name: string): readonly string[] | undefined =>
  why?.status === 'not-saved'
    ? why.failure.fields.find((field) => field.name === name)?.messages
    : undefined;
