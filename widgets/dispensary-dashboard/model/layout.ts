import { isObject, listOf, textOf, unreadable } from '@shared/answers/values';
import type { DashboardModule } from '@shared/contract/dispensaryDashboard';
import type { ModuleId } from './modules';

/** How the modules are arranged, by their ids. Three parts: who changes one of them takes nothing back of the others. */
export interface Layout {
  /** Of all of them, also of those that are not shown or that this version of the screen does not know. */
  order: readonly string[];
  hidden: readonly string[];
  /** Those that take the whole width. */
  wide: readonly string[];
}

export type LayoutName = keyof Layout;

export interface LayoutAnswer {
  layout: Layout;
  canEdit: boolean;
}

/**
 * The arrangement as the server has it. A module that the page has an address for and the server does not name is
 * there to be shown. An answer without a list is a failure: an empty dashboard would be a claim.
 */
export function readLayout(answer: unknown, available: readonly ModuleId[]): LayoutAnswer {
  const { modules, canEdit } = isObject(answer) ? answer : {};
  if (!Array.isArray(modules)) throw unreadable('The answer has no list of modules.');
  const byId = new Map<string, Record<string, unknown>>();
  for (const each of listOf(modules as Record<string, unknown>[])) {
    const id = textOf(each.id);
    if (id !== '' && !byId.has(id)) byId.set(id, each);
  }
  const unnamed = available.filter((id) => !byId.has(id));
  const named = [...byId];
  const those = (is: (module: Record<string, unknown>) => boolean) =>
    named.filter(([, module]) => is(module)).map(([id]) => id);
  return {
    layout: {
      order: [...byId.keys(), ...unnamed],
      hidden: [...those(({ isShown }) => isShown === false), ...unnamed],
      wide: those(({ size }) => size === 'full'),
    },
    canEdit: canEdit === true,
  };
}

/** As it is sent: the whole arrangement. */
export const writeLayout = ({ order, hidden, wide }: Layout): DashboardModule[] =>
  order.map((id) => ({
    id,
    isShown: !hidden.includes(id),
    size: wide.includes(id) ? 'full' : 'half',
  }));

/** The modules in their order, of those that the page has. */
export const inOrder = ({ order }: Layout, available: readonly ModuleId[]): ModuleId[] =>
  order.flatMap((id) => available.find((each) => each === id) ?? []);

/** Another place for one of `listed`; what is not listed stays where it is. */
export function withMoved(
  order: readonly string[],
  listed: readonly ModuleId[],
  id: string,
  index: number,
): string[] {
  const moved = listed.filter((each) => each === id);
  const rest = listed.filter((each) => each !== id);
  const at = Math.max(0, Math.min(index, rest.length));
  const next = [...rest.slice(0, at), ...moved, ...rest.slice(at)].values();
  const known: readonly string[] = listed;
  return order.map((each) => (known.includes(each) ? (next.next().value ?? each) : each));
}

/** A list with or without one id. */
export const withId = (ids: readonly string[], id: string, isIn: boolean): string[] => {
  const others = ids.filter((each) => each !== id);
  return isIn ? [...others, id] : others;
};
