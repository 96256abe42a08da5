import type { Handle } from '../store/createReducer';
import { defineEvent } from '../store/defineEvent';

/** What is typed in the fields of a list and not committed, by the key of the edit that it is to be. */
export interface TypedState<Typed> {
  typed: Record<string, Typed>;
  /** How often texts of an earlier visit were brought back. As `key` of a field, it makes it begin anew with them. */
  restored: number;
}

interface Typing<Typed> {
  key: string;
  /** Null: it was committed or taken back. */
  typed: Typed | null;
}

/**
 * Keeps what is typed in the fields of a list, so that a draft of it can be saved. `Typed` is the edit that it makes, or
 * the text where it cannot be read as one.
 *
 * @example
 * export const cartTyped = createTyped<Typed>('cart');
 * createReducer({ ...cartTyped.initial }, (on) => cartTyped.reduce(on));
 * dispatch(cartTyped.changed({ key, typed: text === null ? null : { text } }));
 */
export function createTyped<Typed>(name: string) {
  const initial: TypedState<Typed> = { typed: {}, restored: 0 };
  const changed = defineEvent<Typing<Typed>>(`${name}/typed`);
  const restored = defineEvent<Record<string, Typed>>(`${name}/typedRestored`);
  return {
    initial,
    changed,
    /** Texts of an earlier visit stand in their fields again. */
    restored,
    reduce<State extends TypedState<Typed>>(on: Handle<State>) {
      on(changed, (state, { payload: { key, typed } }) => {
        const { [key]: _before, ...others } = state.typed;
        state.typed = typed === null ? others : { ...others, [key]: typed };
      });
      on(restored, (state, { payload }) => {
        state.typed = { ...state.typed, ...payload };
        state.restored += 1;
      });
    },
  };
}
