import type { Locator, Page } from '@playwright/test';
import type { FaultName } from '../../fixtures/backend/faults';
import type { Backend } from '../browser/test';
import type { RouteId } from './routes';

/**
 * How to do on one screen what a person does while the network fails, so that every call that the screen makes is
 * tried under every fault: the default export of its `page.faults.ts`.
 *
 * A driver says for each call of the widget's `api.ts`, by its id:
 *
 * - a read: how the screen is made to read it (`ask`; left out where opening the page does), what is to be seen
 *   once it was read (`shown`), and the way out after a failure (`again`, where it is not a button "Retry");
 * - a write: how a person makes the edit and sends it, what the screen says of it in its own words (`claim`),
 *   and how often the server has it (`effects`).
 *
 * The frame opens the page once and takes the call through all faults in turn, so each step has to do whatever the
 * page needs from the state in which the turn before left it. `turn` counts from 0: a write asks for another value in
 * each turn than in the one before, or `next` undoes what was done. The frame waits until the fault was met and
 * nothing is busy before it asks for a claim; a driver waits for nothing but what its own step needs.
 *
 * @example
 * const cart: FaultyScreen = {
 *   name: 'cart',
 *   address: '/cart/?as=dispensary',
 *   savesAtOnce: true,
 *   work: { write: 'S9', read: 'S15', readMore: (page) => … },
 *   calls: {
 *     S15: { kind: 'read', shown: (page) => field(page) },
 *     S9: { kind: 'write', edit, send, claim, isTyped, effects },
 *   },
 * };
 * export default cart;
 */
export interface FaultyScreen {
  /** The widget's. */
  name: string;
  /** Of its page. Calls are given up there after a second. */
  address: string;
  /** The screen sends each edit as it is made, so that there is no draft to come back to after a reload. */
  savesAtOnce?: boolean;
  /** Whether the screen waits for something that neither a skeleton nor `aria-busy` tells of. */
  isBusy?: (page: Page) => Promise<boolean>;
  /** Its work where a box has two values, of which one is no edit: the second tab edits another one. */
  inTwoTabs?: Pick<Write, 'edit' | 'isTyped'>;
  /** What people come for: its edit stands unsaved while the screen's reads fail. */
  work?: Work;
  calls: Readonly<Record<RouteId, Call>>;
  /** Calls that the browser makes, by a link that is followed: what each leads to. */
  links?: Readonly<Record<RouteId, string>>;
}

interface Work {
  write: RouteId;
  /** The read that tells what became of a lost write. */
  read: RouteId;
  /** Makes the open screen read it again while the edit is unsaved; left out where nothing does. */
  readMore?: (page: Page, turn: number) => Promise<unknown>;
}

export type Call = Read | Write;

interface Called {
  /** Of another page of the widget. */
  address?: string;
}

export interface Read extends Called {
  kind: 'read';
  /** A fault that leads to it may be armed in `backend`. */
  ask?: (page: Page, turn: number, backend: Backend) => Promise<unknown>;
  shown: (page: Page, turn: number) => Locator;
  /** The sentence that is shown instead when it failed, where that is no alert. */
  says?: (page: Page) => Locator;
  again?: (page: Page, turn: number) => Promise<unknown>;
  /** It is asked for where the work is not: no edit stands unsaved beside it. */
  isAside?: boolean;
  /** Pressing Retry leaves the field that is typed in, which sends what it holds: each turn has an edit of its own. */
  sendsTyped?: boolean;
  /** Leaves what `ask` has opened. */
  leave?: (page: Page) => Promise<unknown>;
}

/** What a screen says about a write: `unknown` when it says that it cannot tell. */
export type Claim = 'saved' | 'not saved' | 'unknown' | 'nothing';

export interface Write extends Called {
  kind: 'write';
  /** It sends a file. */
  isUpload?: true;
  /** It can be done only once: each turn begins with a fresh page and with the server's data as they were. */
  isOnce?: boolean;
  /** How often it reads what is there before it writes. */
  readsBefore?: number;
  /** No read tells what became of it, so the screen may say that it does not know. */
  isNeverKnown?: boolean;
  /** It is a GET, which carries no token: the server does it for whoever is signed in by then. */
  hasNoToken?: boolean;
  /** Up to the step before it is sent. Done once more it changes nothing. */
  edit: (page: Page, turn: number) => Promise<unknown>;
  /** Sends it, or sends it again in the way that the screen offers. */
  send: (page: Page, turn: number) => Promise<unknown>;
  claim: (page: Page, turn: number) => Promise<Claim>;
  /** Whether the edit stands on the screen, or can be brought back to it. */
  isTyped: (page: Page, turn: number) => Promise<boolean>;
  /** How often the server has the edit of this turn: 0, 1, or more when it was doubled. */
  effects: (backend: Backend, turn: number) => Promise<number>;
  /** Makes the page ready for the next turn, once the server has this one. */
  next?: (page: Page, backend: Backend, turn: number) => Promise<unknown>;
}

export const callsOf = ({ calls }: FaultyScreen) => Object.entries(calls);

/** The value of a turn: another one than that of the turn before. */
export const pick = <Value>(turn: number, values: readonly [Value, Value, ...Value[]]): Value =>
  values[turn % values.length] ?? values[0];

const isBefore: ReadonlySet<string | null> = new Set<FaultName>([
  'status-500',
  'status-503',
  'refused-400',
  'refused-object',
  'refused-no-errors',
  'forbidden-403',
  'csrf-403',
  'login-redirect',
  'html-200',
  'hang',
  'drop-before',
]);

/** How often the server has done what a call asks, for what leaves no other trace. */
export const runsOf = async (backend: Backend, id: RouteId): Promise<number> =>
  (await backend.log()).filter(({ route, fault }) => route === id && !isBefore.has(fault)).length;
