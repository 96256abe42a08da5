import type { ComponentProps } from 'react';
import { readPlainly } from '../format/readPlainly';
import type * as Numbers from '../format/readNumber';
import type { ReadNumber } from '../format/readNumber';
import { CommitField } from './CommitField';
import { useLazy } from './useLazy';

type Readers = typeof Numbers;

interface Props extends Omit<
  ComponentProps<typeof CommitField>,
  'restored' | 'onReach' | 'onType' | 'onCommit' | 'onStep'
> {
  /** The reader of what is typed: a number or an amount. */
  pick: (readers: Readers) => ReadNumber;
  /** A text that was not taken, with which the field begins. */
  restored: string | undefined;
  /** Is told what is typed and not committed, read, or the text that cannot be; both are null when nothing is. */
  onType: (value: string | null, unreadable: string | null) => void;
  onCommit: (value: string) => void;
  /** Takes the arrow keys, up is 1, with what stands in the field. */
  onStep?: (direction: 1 | -1, value: string) => void;
}

const loadReaders = (): Promise<Readers> => import('../format/readNumber');

/**
 * A `CommitField` of a number, which it hands on as plain decimal text. The readers' code comes when the field is
 * reached, not with the first load: until it is there plain digits are read alone.
 */
export function ReadField({ pick, restored, onType, onCommit, onStep, ...field }: Props) {
  const [readers, prepare] = useLazy(loadReaders);
  const reader = readers.status === 'ready' ? pick(readers.value) : readPlainly;
  const read = (typed: string, onRead: (value: string) => void): string | null => {
    const reading = reader(typed);
    if (!reading.ok) return reading.says;
    onRead(reading.value);
    return null;
  };
  return (
    <CommitField
      {...field}
      restored={
        restored === undefined ? null : { text: restored, says: read(restored, () => undefined) }
      }
      onReach={prepare}
      onType={(typed) => {
        const reading = typed === null ? null : reader(typed);
        onType(reading?.ok ? reading.value : null, reading?.ok ? null : typed);
      }}
      onCommit={(typed) => read(typed, onCommit)}
      {...(onStep && {
        onStep: (direction: 1 | -1, typed: string) =>
          read(typed, (value) => onStep(direction, value)),
      })}
    />
  );
}
