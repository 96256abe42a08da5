import type { Failure } from '../http/failure';

/** How many cases are left, where a refusal says so in its field `available`; null where it does not. */
export function leftIn({ fields }: Failure): number | null {
  const said = fields.find(({ name }) => name === 'available')?.messages[0];
  return said !== undefined && /^\d+$/.test(said) ? Number(said) : null;
}
