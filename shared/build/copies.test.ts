/** @jest-environment node */
import path from 'node:path';
import { commonParts, isOne, ownerOf, withoutCopy } from './copies';

const common = new Set([...commonParts()].map((file) => path.relative('shared', file)));

it.each([
  ['what every screen starts with', 'mount/mountHost.tsx'],
  ['what most screens need once somebody acts', 'ui/Dialog.tsx'],
  ['what counts for the whole page', 'importAgain.ts'],
  ['a class that is told by instanceof', 'http/failure.ts'],
])('has one for all of %s', (_what, file) => {
  expect(common).toContain(file);
});

it.each([
  ['a context', 'export const Place = createContext<Element | null>(null);'],
  ['a class', 'export class UnreadableAnswer extends Error {}'],
  ['a symbol', "const missing: unique symbol = Symbol('missing');"],
  ['what is kept by key', 'export const known = new WeakMap<object, string>();'],
  ['what is counted', 'const tries: Record<string, number> = {};'],
  ['what changes', 'let observer: IntersectionObserver | undefined;'],
])('takes %s for one of which there must be one', (_what, source) => {
  expect(isOne.test(source)).toBe(true);
});

it('leaves to each screen what only some need', () => {
  expect(common).not.toContain('sync/mutationQueue.ts');
});

it.each([
  ['shared/ui/Later.tsx', undefined],
  ['shared/ui/Later.tsx?for=cart', 'cart'],
  ['shared/ui/Later.tsx?for=order-create', 'order-create'],
  ['widgets/cart/Cart.tsx', 'cart'],
  ['shared/grid/Grid.tsx', 'grid'],
  ['../shared/grid/Grid.tsx', undefined],
  ['node_modules/reselect/dist/reselect.mjs?for=cart', 'cart'],
])('%s stands in the name of %s', (file, owner) => {
  const id = path.resolve(file);
  expect(ownerOf(id)).toBe(owner);
  expect(withoutCopy(id)).toBe(id.split('?')[0]);
});
