import { answerOf, listOrNull, needed, ownKey, record } from '@shared/answers/read';
import { isNotFalse, isTrue, textOf } from '@shared/answers/values';
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

const read = answerOf(
  record({
    modules: needed(listOrNull(record({ id: ownKey, isShown: isNotFalse, size: textOf }))),
    canEdit: isTrue,
  }),
  'The answer has no list of modules.',
);

/**
 * The arrangement as the server has it. A module that the page has an address for and the server does not name is
 * there to be shown. An answer without a list is a failure: an empty dashboard would be a claim.
 */
export function readLayout(answer: unknown, available: readonly ModuleId[]) {
  const { modules, canEdit } = read(answer);
  const named = modules.filter((one, at) => modules.findIndex(({ id }) => id === one.id) === at);
  const idsOf = (some: typeof named) => some.map(({ id }) => id);
  const unnamed = available.filter((id) => !named.some((each) => each.id === id));
  return {
    // A user has one arrangement; it is a record like others that has one id.
    layout: {
      id: 'layout',
      order: [...idsOf(named), ...unnamed],
      hidden: [...idsOf(named.filter(({ isShown }) => !isShown)), ...unnamed],
      wide: idsOf(named.filter(({ size }) => size === 'full')),
    },
    canEdit,
  };
}

export type LayoutAnswer = ReturnType<typeof readLayout>;

/** As it is sent: the whole arrangement. */
export const writeLayout = ({ order, hidden, wide }: Layout): DashboardModule[] =>
  order.map((id) => ({
    id,
    isShown: !hidden.includes(id),
    size: wide.includes(id) ? 'full' : 'half',
  }));

/** The modules in their order, of those that the page has. */
export const inOrder = (order: readonly string[], available: readonly ModuleId[]): ModuleId[] =>
  order.flatMap((id) => available.find((each) => each === id) ?? []);

/** Moves one of `listed` to an index among these; what is not listed stays where it is. */
export function withMoved(
  order: readonly string[],
  listed: readonly ModuleId[],
  id: string,
  index: number,
): string[] {
  const known: readonly string[] = listed;
  if (!known.includes(id)) return [...order];
  const others = known.filter((each) => each !== id);
  others.splice(Math.max(0, index), 0, id);
  const next = others.values();
  return order.map((each) => (known.includes(each) ? (next.next().value ?? each) : each));
}

/** A list with or without one id. */
export const withId = (ids: readonly string[], id: string, isIn: boolean): string[] => {
  const others = ids.filter((each) => each !== id);
  return isIn ? [...others, id] : others;
};
