import type { Failure } from '@shared/http/failure';
import type { Id } from '@shared/id';
import { t } from '@shared/i18n';
import type { ProductDraft } from './fields';
import type { FieldName, ProductFields } from './product';

/** Fields of one product that somebody else has changed meanwhile as well. */
export interface Clash {
  id: Id;
  name: string;
  names: FieldName[];
  now: ProductFields;
}

/** What the server said of some products, by their ids as text, and of each by the field. */
export type Refusals = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const noRefusals: Refusals = new Map();

/** What is said of a product that is no longer there. */
export const goneOf = (lost: readonly ProductDraft[]): Refusals =>
  new Map(
    lost.map(({ id }) => [
      String(id),
      new Map([['id', t('This product no longer exists. Discard what you typed about it.')]]),
    ]),
  );

/**
 * Brings what the server said to the products that it is about: it names them by their place in what was sent, as
 * "products.1.price" does.
 */
export function refusalsOf({ fields }: Failure, sent: readonly ProductDraft[]): Refusals {
  const refusals = new Map<string, Map<string, string>>();
  for (const { name, messages } of fields) {
    const [, place, field = 'id'] = /^(?:products\.)?(\d+)(?:\.(\w+))?/.exec(name) ?? [];
    const only = place === undefined && sent.length === 1 ? sent[0] : undefined;
    const draft = place === undefined ? only : sent[Number(place)];
    if (!draft) continue;
    const key = String(draft.id);
    const said = refusals.get(key) ?? new Map<string, string>();
    said.set(place === undefined ? name : field, messages.join(' '));
    refusals.set(key, said);
  }
  return refusals;
}

/** Without what was said of some fields of a product: something else is typed there now. */
export function withoutRefusal(
  refusals: Refusals,
  key: string,
  names: readonly FieldName[],
): Refusals {
  const said = refusals.get(key);
  if (!said) return refusals;
  const rest = new Map([...said].filter(([name]) => !names.includes(name as FieldName)));
  const next = new Map(refusals);
  if (rest.size > 0) next.set(key, rest);
  else next.delete(key);
  return next;
}
