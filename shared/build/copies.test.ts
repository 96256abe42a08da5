/** @jest-environment node */
import path from 'node:path';
import { commonParts, ownerOf, withoutCopy } from './copies';

const common = new Set([...commonParts()].map((file) => path.relative('shared', file)));

it.each([
  ['what every screen starts with', 'mount/mountHost.tsx'],
  ['what most screens need once somebody acts', 'ui/Dialog.tsx'],
  ['a context, by which parts find each other', 'ui/toastPlace.ts'],
  ['a class that is told by instanceof', 'http/failure.ts'],
])('has one for all of %s', (_what, file) => {
  expect(common).toContain(file);
});

it('has no part stand once that needs one which does not', () => {
  expect([...common].filter((file) => ownerOf(path.resolve('shared', file)))).toEqual([]);
});

it('leaves to each screen what only some need', () => {
  expect(common).not.toContain('sync/mutationQueue.ts');
});

it.each([
  ['/app/shared/ui/Later.tsx', undefined],
  ['/app/shared/ui/Later.tsx?for=cart', 'cart'],
  ['/app/shared/ui/Later.tsx?for=order-create', 'order-create'],
  ['/app/widgets/cart/Cart.tsx', 'cart'],
  ['/app/shared/grid/Grid.tsx', 'grid'],
  ['/app/node_modules/reselect/dist/reselect.mjs?for=cart', 'cart'],
])('%s stands in the name of %s', (id, owner) => {
  expect(ownerOf(id)).toBe(owner);
  expect(withoutCopy(id)).toBe(id.split('?')[0]);
});
