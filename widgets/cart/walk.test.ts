import { cartWalk, type Step } from '../../test/support/cartWalk';
import { openEngine } from '@shared/store/engine.testkit';
import type { MultiCart } from '@shared/contract/cart';
import type { Line } from './model/cart';
import { readCart } from './model/readCart';
import type { CartConfig } from './config';
import { clearGroups } from './state/clear';
import { openCart } from './state/openCart';
import { resolveConflict, setQuantity, undoRemoval } from './state/thunks';
import { selectIsSettled } from './state/selectors';
import { unknownIn } from '@shared/sync/createSyncedList';
import { refreshList, resumeEdits } from '@shared/sync/syncServices';
import { cartReducer, createCartServices, selectCart, selectLines } from './state/slice';

async function openCartAt(scenario: string) {
  const services = createCartServices();
  const engine = await openEngine({
    widget: 'cart',
    path: `/cart/?config=attribute&as=dispensary&scenario=${scenario}`,
    config: (said) => said as CartConfig,
    reducer: cartReducer,
    services,
    // What was cut here never comes later.
    serverLimit: 0.05,
  });
  await engine.store.dispatch(openCart());
  return { ...engine, services };
}

const call = '/shop/evergreen-valley/cart/multi-cart/';
const shop = (slug: string) => `/shop/${slug}/cart/multi-cart/`;
/** Between two steps only: it varies what they meet. */
const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Walks, and returns where screen and server differed. */
async function walk(scenario: string, seed: number, count: number) {
  const { store, ask, services } = await openCartAt(scenario);
  const { sync } = services;
  const state = () => store.getState();
  const first = selectCart(state());
  if (!first) throw new Error('There is no cart.');
  const { lines, groups } = first;
  /** What this person asked for last, of lines that nothing else has touched since. */
  const asked = new Map<string, number>();
  let hasColleague = false;
  let rests = 0;
  const wrong: string[] = [];

  const changed = () =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        stop();
        resolve();
      });
    });
  const isThere = ({ key }: Line) => selectLines(state()).some((line) => line.key === key);
  const settle = async (choice: 'mine' | 'theirs') => {
    // Reads that follow a failure are awaited too.
    await sync?.settled();
    for (let turn = 0; !selectIsSettled(state()); turn++) {
      if (turn > 100) throw new Error('It never settles.');
      const { paused, stale, pending } = state();
      if (paused ?? stale) store.dispatch(resumeEdits());
      else if (unknownIn(pending) > 0) await changed();
      const [conflict] = state().conflicts;
      if (conflict) {
        asked.delete(conflict.line.key);
        store.dispatch(resolveConflict(conflict, choice));
      }
      await sync?.settled();
    }
  };

  const rest = async (choice: 'mine' | 'theirs', at: number) => {
    rests += 1;
    await settle(choice);
    await ask('/__fixtures/faults', 'DELETE');
    // What others did is not known before the person looks; what the own edits did is.
    if (hasColleague) {
      store.dispatch(refreshList());
      await settle(choice);
    }
    const server = readCart(await ask<MultiCart>(`${call}b7c1e2`));
    const shown = selectCart(state());
    try {
      expect(shown).toEqual(server);
    } catch (error) {
      wrong.push(`Seed ${String(seed)}, step ${String(at)}: ${String(error)}`);
    }
    for (const [key, quantity] of asked) {
      const held = server.lines.find((line) => line.key === key)?.quantity ?? 0;
      const isTold = state().refusals.some(
        (refusal) => refusal.line.key === key && refusal.asked === quantity,
      );
      if (held !== quantity && !isTold) {
        wrong.push(
          `Seed ${String(seed)}, step ${String(at)}: ${key} was to be ${String(quantity)} and is ` +
            `${String(held)}, and nothing is said of it.`,
        );
      }
    }
    asked.clear();
    hasColleague = false;
  };

  const take = async (step: Step, at: number) => {
    const line = 'line' in step ? lines[step.line] : undefined;
    if (step.do === 'rest') await rest(step.choice, at);
    else if (step.do === 'wait') await pause(step.milliseconds);
    else if (step.do === 'look') store.dispatch(refreshList());
    else if (step.do === 'undo') {
      asked.clear();
      store.dispatch(undoRemoval());
    } else if (step.do === 'clear' || step.do === 'clear all') {
      asked.clear();
      const going = step.do === 'clear' ? groups.slice(step.location, step.location + 1) : groups;
      // As a person who waits for the dialog, and after that signs in again.
      await store.dispatch(clearGroups(going));
    } else if (step.do === 'fault') {
      const path = step.delay % 2 ? `${shop(':slug')}clear/` : shop(':slug');
      const isClear = step.method === 'DELETE' && step.delay % 2;
      await ask('/__fixtures/faults', 'POST', {
        ...step,
        path: step.method === 'GET' ? `${shop(':slug')}:token` : isClear ? path : shop(':slug'),
      });
    } else if (step.do === 'colleague' && line) {
      hasColleague = true;
      asked.delete(line.key);
      const at = { dispensaryLocationIds: [line.locationId], quantity: step.quantity };
      await ask(shop(line.slug), 'PUT', {
        ...at,
        ...(line.packageSizeId === undefined
          ? { variantId: line.variantId }
          : { package_size_pk: line.packageSizeId }),
      }).catch(() => undefined);
    } else if (line && isThere(line)) {
      const quantity = step.do === 'set' ? step.quantity : 0;
      if (!state().conflicts.some((conflict) => conflict.line.key === line.key))
        asked.set(line.key, quantity);
      store.dispatch(setQuantity(line, quantity));
    }
  };

  for (const [at, step] of cartWalk(seed, count, lines.length, groups.length).entries()) {
    await take(step, at);
  }
  services.dispose();
  return { wrong, rests };
}

it.each([
  ['several-sellers', 1000, 20_260_301],
  ['batch-queues', 300, 7],
])(
  'never differs from the server at rest (%s, %d steps, seed %d)',
  async (scenario, steps, seed) => {
    const { wrong, rests } = await walk(scenario, seed, steps);
    expect(wrong).toEqual([]);
    expect(rests).toBeGreaterThan(steps / 15);
  },
);
