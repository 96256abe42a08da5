import { readFileSync } from 'node:fs';
import type { RouteId } from './routes';
import type { Call, FaultyScreen } from './screen';
import { batchForm } from './widgets/batchForm';
import { batchList } from './widgets/batchList';
import { cart } from './widgets/cart';
import { cartPreview } from './widgets/cartPreview';
import { checkout } from './widgets/checkout';
import { notificationPreferences } from './widgets/notificationPreferences';
import { orderCreate } from './widgets/orderCreate';
import { orderDrawer } from './widgets/orderDrawer';
import { rulesEditor } from './widgets/rulesEditor';

/** Every widget that calls the server. */
const driven = [
  notificationPreferences,
  cart,
  cartPreview,
  checkout,
  rulesEditor,
  batchForm,
  batchList,
  orderCreate,
  orderDrawer,
] as const;

export const screens: readonly FaultyScreen[] = driven;

/** Calls that no widget makes: the browser follows a link to them. */
export const links = {
  T8: 'The file of a certificate, in a tab of its own',
  T9: 'The page of a batch',
} satisfies Partial<Record<RouteId, string>>;

type IdsOf<Screen> = Screen extends { calls: infer Calls } ? keyof Calls : never;
type Missing = Exclude<RouteId, IdsOf<(typeof driven)[number]> | keyof typeof links>;

/** A route of the contract that no widget's driver calls is named here by the compiler, and by a test. */
export const isWhole: [Missing] extends [never] ? true : Missing = true;

export const callsOf = ({ calls }: FaultyScreen) => Object.entries(calls) as [RouteId, Call][];

/** The ids of the calls in a widget's `api.ts`, whose comments begin with them. */
export const calledBy = (widget: string): string[] => {
  const source = readFileSync(new URL(`../../widgets/${widget}/api.ts`, import.meta.url), 'utf8');
  const comments = source.match(/\/\*\*[^]*?\*\//g) ?? [];
  return comments.flatMap((comment) => {
    const [ids = ''] = /^\/\*\*\s+[A-Z]+\d+(( and |, )[A-Z]+\d+)*:/.exec(comment) ?? [];
    return ids.match(/[A-Z]+\d+/g) ?? [];
  });
};
