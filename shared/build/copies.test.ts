/** @jest-environment node */
import path from 'node:path';
import { commonParts, isOne, isOneOfScreen, ownerOf, withoutCopy } from './copies';

const common = new Set([...commonParts()].map((file) => path.relative('shared', file)));

it.each([
  ['what every screen starts with', 'mount/mountHost.tsx'],
  ['what most screens need once somebody acts', 'ui/Dialog.tsx'],
  ['what counts for the whole page', 'page/importAgain.ts'],
  ['a class that is told by instanceof', 'http/failure.ts'],
])('has one for all of %s', (_what, file) => {
  expect(common).toContain(file);
});

it.each([
  ['a context', 'export const Theme = createContext<Element | null>(null);'],
  ['a class', 'export class UnreadableAnswer extends Error {}'],
  ['a symbol', "const missing: unique symbol = Symbol('missing');"],
  ['what is kept by key', 'export const known = new WeakMap<object, string>();'],
  ['what is counted', 'const tries: Record<string, number> = {};'],
  ['what changes', 'let observer: IntersectionObserver | undefined;'],
])('takes %s for one of which there must be one', (_what, source) => {
  expect(isOne.test(source)).toBe(true);
});

it.each([
  ['a queue', "export const edits = createQueue('cart');"],
  ['what remembers', 'const totalOf = oncePer((lines: Lines) => sum(lines));'],
  ['a value that is told by being the same', 'export const noLines: readonly Line[] = [];'],
])('takes %s for one of which a screen must have one', (_what, source) => {
  expect(isOneOfScreen.test(source)).toBe(true);
});

it.each([
  ['an event, which its name tells', "export const opened = defineEvent('cart/opened');"],
  ['a resource, which the store holds', "export const lines = createResource('cart/lines', read);"],
  ['a function', 'export const linesOf = (): Lines => new Map();'],
])('lets a screen have two of %s', (_what, source) => {
  expect(isOne.test(source) || isOneOfScreen.test(source)).toBe(false);
});

it('leaves to each screen what only some need', () => {
  expect(common).not.toContain('sync/mutationQueue.ts');
});

it.each([
  ['shared/ui/LazyPart.tsx', undefined],
  ['shared/ui/LazyPart.tsx?for=cart', 'cart'],
  ['shared/ui/LazyPart.tsx?for=order-create', 'order-create'],
  ['widgets/cart/api.ts?fetched=cart', 'cart'],
  ['widgets/cart/Cart.tsx', 'cart'],
  ['shared/grid/Grid.tsx', 'grid'],
  ['../shared/grid/Grid.tsx', undefined],
  ['node_modules/reselect/dist/reselect.mjs?for=cart', 'cart'],
])('%s stands in the name of %s', (file, owner) => {
  const id = path.resolve(file);
  expect(ownerOf(id)).toBe(owner);
  expect(withoutCopy(id)).toBe(id.split('?')[0]);
});
