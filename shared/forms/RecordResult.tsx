import type { Failure } from '../http/failure';
import { Banner } from '../ui/Banner';
import { FailureAlert } from '../ui/FailureAlert';

/** Why a record was not saved, as `useRecordEditing` tells it. */
export type WhyNotSaved =
  | { status: 'not-saved' | 'unknown'; failure: Failure }
  | { status: 'conflict' }
  | null;

interface Props {
  why: WhyNotSaved;
  isSearching: boolean;
  searching: string;
  unknown: string;
  notSaved: string;
}

/** How the last save of a record went, in its dialog. A conflict is shown by the dialog itself. */
export function RecordResult({ why, isSearching, searching, unknown, notSaved }: Props) {
  if (isSearching) {
    return (
      <Banner level="warning" role="status">
        {searching}
      </Banner>
    );
  }
  if (!why || why.status === 'conflict') return null;
  return (
    <FailureAlert failure={why.failure}>
      {why.status === 'unknown' ? unknown : notSaved}
    </FailureAlert>
  );
}

/** What the server says is wrong with a field. */
export const errorsOf = (why: WhyNotSaved, name: string): readonly string[] | undefined =>
  why?.status === 'not-saved'
    ? why.failure.fields.find((field) => field.name === name)?.messages
    : undefined;
