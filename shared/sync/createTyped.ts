import { defineEvent, type Handle } from '../store/createReducer';

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
 * the text where it cannot be read as one; `keyOf` names the field.
 *
 * @example
 * export const cartTyped = createTyped<Typed>('cart', ({ line }) => line.key);
 * createReducer({ ...cartTyped.initial }, (on) => cartTyped.reduce(on));
 * dispatch(cartTyped.changed({ key, typed: text === null ? null : { text } }));
 */
export function createTyped<Typed extends { text?: string | undefined }>(
  name: string,
  keyOf: (typed: Typed) => string,
) {
  type Own = TypedState<Typed>;
  const initial: Own = { typed: {}, restored: 0 };
  const changed = defineEvent<Typing<Typed>>(`${name}/typed`);
  const restored = defineEvent<readonly Typed[]>(`${name}/typedRestored`);
  const forget = (state: Own, isGone: (typed: Typed) => boolean) => {
    const left = Object.entries(state.typed).filter(([, typed]) => !isGone(typed));
    state.typed = Object.fromEntries(left);
  };
  return {
    initial,
    changed,
    /**
     * Texts of an earlier visit stand in their fields again. What can be read of what was typed since is forgotten: the
     * press on "Restore" has left its field, which has committed it.
     */
    restored,
    /** For a reducer of the screen's own: what was typed at something goes with it. */
    forget,
    reduce<State extends Own>(on: Handle<State>) {
      on(changed, (state, { payload: { key, typed } }) => {
        const { [key]: _before, ...others } = state.typed;
        state.typed = typed === null ? others : { ...others, [key]: typed };
      });
      on(restored, (state, { payload }) => {
        // The fields begin anew, with texts alone.
        forget(state, ({ text }) => text === undefined);
        for (const typed of payload) state.typed[keyOf(typed)] = typed;
        state.restored += 1;
      });
    },
  };
}
