/**
 * A key that nothing else has, as hexadecimal text: the `Idempotency-Key` of a write that must not happen twice, or
 * the id of a row that the server does not know yet. `crypto.randomUUID` is missing on pages without https.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
