import { createSelector } from 'reselect';
import type { Cart, Group, Line } from '../cart';
import type { CartState } from './slice';

const noLines: Line[] = [];

export const selectCart = ({ cart }: CartState): Cart | undefined =>
  cart.status === 'idle' ? undefined : cart.value;

export const selectLines = (state: CartState): Line[] => selectCart(state)?.lines ?? noLines;

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled = ({ pending, stalled }: CartState) =>
  pending.length === 0 && stalled === null;

export interface GroupOfLines {
  key: string;
  /** Undefined for a line that was just brought back to a cart that the server has not shown yet. */
  group: Group | undefined;
  lines: Line[];
}

/** The lines by seller and location, in the order of the server. */
export const selectGroups = createSelector([selectCart], (cart): GroupOfLines[] => {
  const byKey = new Map<string, GroupOfLines>();
  for (const group of cart?.groups ?? [])
    byKey.set(group.key, { key: group.key, group, lines: [] });
  for (const line of cart?.lines ?? []) {
    const { groupKey: key } = line;
    const found = byKey.get(key) ?? { key, group: undefined, lines: [] };
    byKey.set(key, found);
    found.lines.push(line);
  }
  return [...byKey.values()].filter(({ lines }) => lines.length > 0);
});

/** What concerns a line that is not in the cart: an undo that was refused, a line that a colleague removed. */
export const selectStrays = createSelector(
  [selectLines, (state: CartState) => state.refusals, (state: CartState) => state.changes],
  (lines, refusals, changes) => {
    const isHere = new Set(lines.map(({ key }) => key));
    return {
      refusals: refusals.filter(({ line }) => !isHere.has(line.key)),
      changes: changes.filter(({ line }) => !isHere.has(line.key)),
    };
  },
);
