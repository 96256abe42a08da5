import type { FieldError } from '@shared/http/failure';

export const messagesOf = (fields: readonly FieldError[], name: string): readonly string[] =>
  fields.find((field) => field.name === name)?.messages ?? [];

/** What the server says of things that the form has no field for: nothing it says is kept from the person. */
export const otherMessages = (fields: readonly FieldError[], shown: readonly string[]): string =>
  fields
    .filter(({ name }) => !shown.includes(name))
    .flatMap(({ messages }) => messages)
    .join(' ');

/** What the server says of a field, below it. */
export const FieldMessages = ({ id, messages }: { id?: string; messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <p className="text-danger ww-check-note" id={id}>
      {messages.join(' ')}
    </p>
  );
