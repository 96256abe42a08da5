import type { FieldError } from '../../../shared/http/failure';

export const messagesOf = (fields: readonly FieldError[], name: string): readonly string[] =>
  fields.find((field) => field.name === name)?.messages ?? [];

/** What the server says of a field, below it. */
export const FieldMessages = ({ id, messages }: { id?: string; messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <p className="text-danger ww-check-note" id={id}>
      {messages.join(' ')}
    </p>
  );
