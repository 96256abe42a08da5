import type { Reducer } from 'redux';
import { createReducer, type Handle } from './createReducer';

interface Reducible<State> {
  initial: State;
  reduce: <Slot extends string, Whole extends Record<Slot, State>>(
    on: Handle<Whole>,
    slot: Slot,
  ) => void;
}

/**
 * The reducer of a screen whose state is nothing but resources, each in the slot of its name.
 *
 * @example
 * export const userListReducer = resourceReducer({ users: userPage });
 * export const { useAppSelector } = widgetHooks<ReturnType<typeof userListReducer>>();
 */
export function resourceReducer<State extends object>(resources: {
  [Slot in keyof State]: Reducible<State[Slot]>;
}): Reducer<State> {
  const slots = Object.entries<Reducible<unknown>>(resources);
  const initial = Object.fromEntries(slots.map(([slot, { initial }]) => [slot, initial]));
  return createReducer(initial as State, (on: Handle<unknown>) => {
    for (const [slot, resource] of slots) resource.reduce(on as Handle<never>, slot);
  });
}
