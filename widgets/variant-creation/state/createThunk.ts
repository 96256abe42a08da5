import { mapResult, type Result } from '@shared/http/result';
import type { NewVariant, VariantProduct } from '@shared/contract/variantCreation';
import { createAttemptKeys } from '@shared/http/attemptKeys';
import { confirmWrite } from '@shared/http/confirmWrite';
import { lostAnswer, type Failure } from '@shared/http/failure';
import { getVariants, postVariants } from '../api';
import { readProduct, readResults, type RowError } from '../model/answers';
import { keyOf } from '../model/combinations';
import { products } from './requests';
import type { Thunk } from './slice';

/** What became of variants that were to be created. */
export type Creation =
  | {
      status: 'done';
      created: number;
      /** Those that somebody else had created by then. */
      existed: number;
      /** Why the others were not, by their keys. */
      refused: ReadonlyMap<string, RowError[]>;
    }
  | { status: 'not-saved' | 'unknown'; failure: Failure };

/**
 * Creates variants of a product, by its key among `products`, and tells the page which. What the product has by now is not sent, and after a lost answer what it has was
 * created.
 */
export const createVariants =
  (
    productId: string,
    variants: readonly NewVariant[],
    onSearch: () => void,
  ): Thunk<Promise<Creation>> =>
  async (dispatch, _getState, extra) => {
    const { http, config, services } = extra;
    const look = () => mapResult(getVariants(http, config, productId), readProduct);
    const before = await look();
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    const there = keysOf(before.value);
    const sent = variants.filter(({ values }) => !there.has(keyOf(values)));
    const existed = variants.length - sent.length;
    if (sent.length === 0) {
      await dispatch(products.read(productId));
      return { status: 'done', created: 0, existed, refused: new Map() };
    }
    const body = { productId: before.value.id, variants: sent };
    const attempts = (services.keys ??= createAttemptKeys(
      'variant-creation',
      config.user?.id ?? null,
    ));
    const key = attempts.keyOf(body);
    const outcome = await confirmWrite(
      async (): Promise<Result<ReadonlyMap<string, RowError[]>>> => {
        const results = await mapResult(postVariants(http, config, body, key), (answer) =>
          readResults(answer, sent),
        );
        if (!results.ok) return results;
        if (results.value) return { ok: true, value: results.value };
        // An answer that tells nothing of the rows: what is missing shows what was refused.
        const now = await look();
        // They were taken, whatever becomes of the read: it is not known of which.
        return now.ok
          ? { ok: true, value: missingIn(now.value, sent) }
          : { ok: false, failure: lostAnswer };
      },
      look,
      (now) => foundIn(now, sent),
      { http, onSearch },
    );
    if (outcome.status !== 'unknown') attempts.settle(body);
    if (outcome.status !== 'saved') return outcome;
    const now = await dispatch(products.read(productId));
    const refused = outcome.value;
    const created = sent.filter(({ values }) => !refused.has(keyOf(values)));
    if (created.length > 0) {
      const keys = new Set(created.map(({ values }) => keyOf(values)));
      const found = now.ok
        ? now.value.variants.filter(({ values }) => keys.has(keyOf(values)))
        : [];
      const variants = found.map(({ id, name, sku }) => ({ id, name, sku }));
      extra.events.emit('ww:variants-created', { productId: body.productId, variants });
    }
    return { status: 'done', created: created.length, existed, refused };
  };

const keysOf = ({ variants }: VariantProduct) =>
  new Set(variants.map(({ values }) => keyOf(values)));

/** Those that the product does not have: they were refused, and nothing tells why. */
function missingIn(
  now: VariantProduct,
  sent: readonly NewVariant[],
): ReadonlyMap<string, RowError[]> {
  const there = keysOf(now);
  const missing = sent.map(({ values }) => keyOf(values)).filter((key) => !there.has(key));
  return new Map(missing.map((key) => [key, []]));
}

/** What a lost answer would have told; false where nothing of it arrived. */
function foundIn(now: VariantProduct, sent: readonly NewVariant[]) {
  const missing = missingIn(now, sent);
  return missing.size < sent.length && missing;
}
