import type { FieldError } from './failure';

export interface Refusal {
  /** Everything that belongs to no field, in one text. */
  message: string;
  fields: FieldError[];
}

/** Names that hold errors without being a field. */
const wrappers = /^(errors|detail|non_field_errors|__all__)$/;
/** Names that hold the sentence when they hold a text, and are fields when they hold a list. */
const sentences = /^(detail|message|error)$/;

// Deeper than any form. Parsing survives any depth, a recursion does not.
const maxDepth = 8;

/**
 * Reads what a server says about a refused write, whatever form it has: Django's form errors
 * (`{field: [text]}`, also with `{message, code}` for a text), REST framework's `{detail}`, the same under
 * `errors`, `{message}`, lists, a bare text. Nested names and list indexes are joined by dots.
 * Never throws; what is no text is left out.
 */
export function readRefusal(body: unknown): Refusal {
  const byName = new Map<string, string[]>();
  const add = (name: string, text: string) => {
    const messages = byName.get(name);
    if (messages) messages.push(text);
    else byName.set(name, [text]);
  };
  collect(body, '', add, 0);

  const message = byName.get('')?.join(' ') ?? '';
  byName.delete('');
  return { message, fields: [...byName].map(([name, messages]) => ({ name, messages })) };
}

type Add = (name: string, text: string) => void;

function collect(value: unknown, name: string, add: Add, depth: number): void {
  if (typeof value === 'string' && value.trim()) add(name, value.trim());
  if (typeof value !== 'object' || value === null || depth > maxDepth) return;

  const entries = Object.entries(value);
  const join = (part: string) => (name ? `${name}.${part}` : part);
  if (Array.isArray(value)) {
    // Texts and {message, code} of a list are about the list's own name, other objects about one of its rows.
    for (const [index, item] of entries) {
      collect(item, isSentence(item) ? name : join(index), add, depth + 1);
    }
    return;
  }
  const hasSentence = entries.some(([key, item]) => sentences.test(key) && isText(item));
  for (const [key, item] of entries) {
    const isOfNoField = wrappers.test(key) || (sentences.test(key) && isText(item));
    // Beside a sentence a text is a code or a status, not an error of a field.
    if (isText(item) && hasSentence && !isOfNoField) continue;
    collect(item, isOfNoField ? name : join(key), add, depth + 1);
  }
}

const isText = (value: unknown) => typeof value === 'string';

const isSentence = (value: unknown) =>
  isText(value) || isText((Object(value) as { message?: unknown }).message);
