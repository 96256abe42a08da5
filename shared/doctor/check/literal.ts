import { CONTROL, VALUE } from './mask';

/** A value of which the template alone does not tell anything. */
export const unknown = Symbol('filled in by the template');

/**
 * Reads JSON with placeholders in it. Those outside a text become `unknown`; a text that holds some
 * keeps them. Returns `unknown` for JSON that comes in whole or in pieces under conditions.
 * Throws SyntaxError as JSON.parse does.
 */
export function readLiteral(json: string): unknown {
  if (json.includes(CONTROL) || isFilledIn(json)) return unknown;
  const quoted = json.replace(new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${VALUE}+`, 'g'), (found) =>
    found.startsWith('"') ? found : `"${CONTROL}"`,
  );
  return JSON.parse(quoted, (_key, value: unknown) => (value === CONTROL ? unknown : value));
}

const isFilledIn = (text: string) => new RegExp(`^\\s*${VALUE}+\\s*$`).test(text);

/** Whether a text is known to the letter. */
export const isWhole = (text: string) => !text.includes(VALUE) && !text.includes(CONTROL);
