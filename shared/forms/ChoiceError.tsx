import { RowNote } from '../ui/RowNote';

interface Props {
  /** What is wrong, in whole sentences. */
  error: readonly string[] | undefined;
  /** For `aria-describedby` of the control. */
  id?: string;
}

/** What is wrong with what is chosen, by the screen or by the server. A field of text says it itself. */
export const ChoiceError = ({ error = [], id }: Props) =>
  error.length > 0 && (
    <RowNote level="danger" role="alert" {...(id !== undefined && { id })}>
      {error.join(' ')}
    </RowNote>
  );
