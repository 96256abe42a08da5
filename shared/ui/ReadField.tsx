import type { ComponentProps } from 'react';
import type { ReadNumber } from '../format/readNumber';
import { CommitField } from './CommitField';

interface Props extends Omit<
  ComponentProps<typeof CommitField>,
  'restored' | 'onType' | 'onCommit' | 'onStep'
> {
  /** Reads what is typed: a number or an amount (`format/readNumber`). */
  reader: ReadNumber;
  /** A text that was not taken, with which the field begins. */
  restored: string | undefined;
  /** Is told what is typed and not committed, read, or the text that cannot be; both are null when nothing is. */
  onType: (value: string | null, unreadable: string | null) => void;
  onCommit: (value: string) => void;
  /** Takes the arrow keys, up is 1, with what stands in the field. */
  onStep?: (direction: 1 | -1, value: string) => void;
}

/** A `CommitField` of a number, which it hands on as plain decimal text. */
export function ReadField({ reader, restored, onType, onCommit, onStep, ...field }: Props) {
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
