import assert from 'node:assert/strict';
import { it } from 'node:test';
import { reachedBy, reaching } from './changed.ts';

it('follows imports against their direction, in circles too', () => {
  const edges = [
    ['test', 'screen'],
    ['screen', 'part'],
    ['part', 'screen'],
    ['other', 'elsewhere'],
  ];
  assert.deepEqual([...reaching(['part'], edges)].sort(), ['part', 'screen', 'test']);
});

it("reaches a screen's own tests, which open it by its name, and no other screen's", async () => {
  const { isAll, widgets, units, specs } = await reachedBy(['widgets/cart/api.ts']);
  assert.equal(isAll, false);
  assert.deepEqual(widgets, ['cart']);
  assert.ok(units.includes('widgets/cart/Cart.test.tsx'));
  assert.ok(!units.some((file) => file.startsWith('widgets/checkout/')));
  assert.ok(specs.includes('test/browser/cart.spec.ts'));
  assert.ok(!specs.includes('test/browser/batchForm.spec.ts'));
});

it('reaches every screen from a part of the floor that all stand on', async () => {
  const { widgets } = await reachedBy(['shared/http/classify.ts']);
  const { widgets: all } = await reachedBy(['package.json']);
  assert.deepEqual(widgets, all);
});

it('reaches from a domain of the fixture server the screens whose pages it has', async () => {
  const { widgets } = await reachedBy(['fixtures/backend/domains/batches.ts']);
  assert.ok(widgets.includes('batch-form'));
  assert.ok(!widgets.includes('cart'));
});

it('tries every screen when the judge has changed, and one when its driver has', async () => {
  const { faults: all, states: none } = await reachedBy(['test/faults/judge.ts']);
  assert.ok(all.length > 1);
  assert.deepEqual(none, []);
  assert.deepEqual((await reachedBy(['test/faults/widgets/cart-preview.ts'])).faults, [
    'cart-preview',
  ]);
  assert.deepEqual((await reachedBy(['test/browser/screens/cart.ts'])).states, ['cart']);
});

it('runs everything when what all tests rest on has changed', async () => {
  assert.equal((await reachedBy(['package-lock.json'])).isAll, true);
  assert.equal((await reachedBy(['README.md'])).isAll, false);
});
