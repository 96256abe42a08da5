import { hasCarts } from '../answers/cart';
import { countOf, idsOf, listOf, objectOf } from '../answers/values';
import { callUrl } from '../urls/callUrl';
import type { MultiCart } from '../contract/cart';
import { createAttemptKeys } from '../http/attemptKeys';
import { confirmWrite, findWrite, type WriteOutcome } from '../http/confirmWrite';
import { lostAnswer, type Failure } from '../http/failure';
import { mapResult, type Result } from '../http/result';
import type { Id } from '../answers/id';
import type { Extra } from '../store/createWidgetStore';
import type { Adding, AddOutcome, CartLook } from './adding';
import { addingCalls, casesOf } from './adding';
import { readOffer } from './readOffer';

/** Sends what is added to a cart, and finds out what became of it. */

export interface AddingConfig extends Record<string, unknown> {
  slug?: string | undefined;
  token?: string | undefined;
  user?: { id: Id } | undefined;
}
interface Ext extends Pick<Extra<AddingConfig>, 'http' | 'config'> {
  /** Cases of other offers that came into the cart from here; null while nobody knows of some. */
  others: () => number | null;
}

const nothingKnown: CartLook = { cases: null, totalQuantity: null, totalItems: null };

/** Seconds that a person is kept waiting for the look before: without it a lost answer can only be called one. */
const patience = 5;

export async function sendAdding(
  adding: Adding,
  ext: Ext,
  onSearch: () => void,
): Promise<AddOutcome> {
  const { http, config } = ext;
  const first = await Promise.race([look(adding, ext), tooLong()]);
  // Who is signed out is told so; whatever else keeps the cart from being read keeps nobody from adding.
  if (!first.ok && first.failure.kind === 'session-ended') return notAdded(first.failure);
  const before = first.ok ? first.value : nothingKnown;

  const attempt = attemptOf(adding, config);
  const headers = { 'Idempotency-Key': keysOf(config).keyOf(attempt) };
  const outcome = await confirmWrite(
    () => http.post<unknown>(attempt.url, attempt.body, { headers }),
    () => look(adding, ext),
    (now) => wasAdded(before, now, adding),
    { http, onSearch },
  );
  return finish(outcome, adding, before, ext);
}

const keysOf = ({ user }: AddingConfig) => createAttemptKeys('adding', user?.id ?? null);

const attemptOf = ({ slug, mode, id, ...rest }: Adding, config: AddingConfig) => {
  const { quantity, dispensaryLocationIds } = rest;
  const isVariant = mode === 'variant';
  return {
    url: callUrl(config, addingCalls, isVariant ? 'S3' : 'S4', { slug, package_size_pk: id }),
    body: { ...(isVariant && { variantId: id }), quantity, dispensaryLocationIds },
  };
};

/** Looks into the cart once more for what nobody knew of. */
export const lookForAdded = async (
  adding: Adding,
  before: CartLook,
  ext: Ext,
): Promise<AddOutcome> => {
  const outcome = await findWrite(
    lostAnswer,
    () => look(adding, ext),
    (now) => wasAdded(before, now, adding),
    { http: ext.http, limit: 0 },
  );
  return finish(outcome, adding, before, ext);
};

async function finish(
  outcome: WriteOutcome<unknown>,
  adding: Adding,
  before: CartLook,
  ext: Ext,
): Promise<AddOutcome> {
  if (outcome.status === 'unknown') return { ...outcome, before };
  // Also where a later look told it: with the same key the server would take the next one for this one.
  keysOf(ext.config).settle(attemptOf(adding, ext.config));
  if (outcome.status === 'not-saved') return notAdded(outcome.failure);
  const answer = objectOf(outcome.value);
  const told = totalItemsOf(answer.summary) ?? totalItemsOf(answer);
  const now = told === null ? await lookAtTotals(ext) : null;
  return {
    status: 'added',
    totalItems: told ?? (now?.ok ? now.value.totalItems : null),
    offer: offerOf(answer.offer, adding),
  };
}

const totalItemsOf = (value: unknown) => countOf(objectOf(value).totalItems);

/** An answer about something else says nothing of this. */
function offerOf(answer: unknown, { mode, id }: Adding) {
  const offer = readOffer(answer);
  const named = mode === 'variant' ? offer?.variantId : offer?.packageSizeId;
  return String(named) === String(id) ? offer : null;
}

function notAdded(failure: Failure): AddOutcome {
  const left = failure.fields.find(({ name }) => name === 'available')?.messages[0];
  const available = left !== undefined && /^\d+$/.test(left) ? Number(left) : null;
  return { status: 'not-added', failure, available };
}

const tooLong = () =>
  new Promise<Result<CartLook>>((resolve) => {
    setTimeout(() => resolve({ ok: true, value: nothingKnown }), 1000 * patience);
  });

/** The cart itself where the config names it; else its totals, which tell less. */
const look = (adding: Adding, ext: Ext): Promise<Result<CartLook>> =>
  ext.config.token === undefined ? lookAtTotals(ext) : lookAtCart(adding, ext);

const lookAtTotals = ({ http, config, others }: Ext): Promise<Result<CartLook>> => {
  const theirs = others();
  return mapResult(http.get<unknown>(callUrl(config, addingCalls, 'S16')), (answer) => {
    const { totalQuantity, totalItems } = objectOf(answer);
    const all = countOf(totalQuantity);
    // What came meanwhile may be in it or not.
    const isSure = all !== null && theirs !== null && theirs === others();
    return {
      cases: null,
      totalQuantity: isSure ? all - theirs : null,
      totalItems: countOf(totalItems),
    };
  });
};

const lookAtCart = (adding: Adding, { http, config }: Ext): Promise<Result<CartLook>> =>
  mapResult(
    http.get<unknown>(callUrl(config, addingCalls, 'S15', { slug: adding.slug })),
    (answer) =>
      hasCarts<MultiCart>(answer)
        ? {
            cases: casesIn(answer, adding),
            totalQuantity: null,
            totalItems: totalItemsOf(answer.summary),
          }
        : nothingKnown,
  );

function casesIn({ carts }: MultiCart, { slug, mode, id, dispensaryLocationIds }: Adding) {
  const lines = listOf(carts)
    .filter(({ seller }) => (seller as typeof seller | undefined)?.slug === slug)
    .flatMap(({ location, items }) =>
      listOf(items)
        .flatMap(({ variants }) => listOf(variants))
        .filter(
          ({ variantId, packageSizeId }) =>
            String(mode === 'variant' ? variantId : packageSizeId) === String(id),
        )
        .map((line) => {
          const [first] = idsOf(line.dispensaryLocationIds);
          const at = first ?? (location as typeof location | undefined)?.id;
          return { at: String(at), cases: countOf(line.quantity) ?? 0 };
        }),
    );
  return dispensaryLocationIds.map((locationId) =>
    lines.filter(({ at }) => at === String(locationId)).reduce((sum, { cases }) => sum + cases, 0),
  );
}

/** Only what a cart says exactly is taken for an answer: with what others did to the same line it tells neither. */
function wasAdded(before: CartLook, now: CartLook, adding: Adding): CartLook | false | null {
  if (before.cases && now.cases) {
    const more = now.cases.map((cases, index) => cases - (before.cases?.[index] ?? 0));
    if (more.every((cases) => cases === adding.quantity)) return now;
    return more.every((cases) => cases === 0) ? false : null;
  }
  if (before.totalQuantity === null || now.totalQuantity === null) return null;
  const more = now.totalQuantity - before.totalQuantity;
  if (more === casesOf(adding)) return now;
  return more === 0 ? false : null;
}
