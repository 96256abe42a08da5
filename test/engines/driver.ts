import type { ChildProcess } from 'node:child_process';

/** What the tests need of a browser, and what a person does at it. The commands are W3C WebDriver's. */
export interface Driver {
  open: (url: string) => Promise<void>;
  /** Calls a function of the page's own world with `args`, waits for what it returns, and resolves to it. Plain data. */
  call: <T>(functionText: string, args: readonly unknown[]) => Promise<T>;
  /** The folder into which the browser puts files. */
  downloads: string;
  /** Presses where the element is seen; fails where something else lies over it. */
  click: (element: ElementId) => Promise<void>;
  /** Presses keys one after the other. Each is down until a following one is `NULL_KEY`, as W3C's are. */
  keys: (keys: readonly Key[]) => Promise<void>;
  refresh: () => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The page as a PDF in base64; null where the engine's driver cannot print. */
  print: () => Promise<string | null>;
  /** Opens one more tab and resolves to its name, as does `tab` for the one that is driven now. */
  newTab: () => Promise<string>;
  tab: () => Promise<string>;
  switchTo: (tab: string) => Promise<void>;
  closeTab: () => Promise<void>;
  close: () => Promise<void>;
}

/** An element as the protocol names it: what `call` returns for one. */
export type ElementId = Readonly<Record<string, string>>;

/** A key goes down or up. */
export interface Key {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** W3C's commands: what Firefox calls them, and where its specification has them. */
export const commands = {
  navigate: ['Navigate', 'POST', '/url'],
  refresh: ['Refresh', 'POST', '/refresh'],
  back: ['Back', 'POST', '/back'],
  run: ['ExecuteAsyncScript', 'POST', '/execute/async'],
  click: ['ElementClick', 'POST', '/element/:id/click'],
  act: ['PerformActions', 'POST', '/actions'],
  resize: ['SetWindowRect', 'POST', '/window/rect'],
  print: ['Print', 'POST', '/print'],
  open: ['NewWindow', 'POST', '/window/new'],
  window: ['GetWindowHandle', 'GET', '/window'],
  switch: ['SwitchToWindow', 'POST', '/window'],
  close: ['CloseWindow', 'DELETE', '/window'],
} as const;

/** Sends one command and resolves to its value. */
export type Command = (name: keyof typeof commands, parameters?: object) => Promise<unknown>;

/** What each session is asked for: a page that warns before it is left is left. */
export const capabilities = {
  unhandledPromptBehavior: 'accept',
  timeouts: { script: 60_000, pageLoad: 30_000, implicit: 0 },
} as const;

/** The name under which W3C's messages have the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver of an engine that takes W3C's commands. */
export function w3cDriver(
  command: Command,
  close: () => Promise<void>,
  { prints, downloads }: { prints: boolean; downloads: string },
): Driver {
  const does = async (...given: Parameters<Command>) => {
    await command(...given);
  };
  const handle = async (...given: Parameters<Command>) => {
    const value = await command(...given);
    return typeof value === 'string' ? value : (value as { handle: string }).handle;
  };
  return {
    open: (url) => does('navigate', { url }),
    call: async <T>(functionText: string, args: readonly unknown[]) =>
      valueOf<T>(await command('run', { script: asyncScript(functionText), args })),
    downloads,
    click: (element) => does('click', { id: element[ELEMENT] }),
    keys: (actions) => does('act', { actions: [{ type: 'key', id: 'keys', actions }] }),
    refresh: () => does('refresh'),
    back: () => does('back'),
    resize: (width, height) => does('resize', { x: 0, y: 0, width, height }),
    print: async () => (prints ? ((await command('print')) as string) : null),
    newTab: () => handle('open', { type: 'tab' }),
    tab: () => handle('window'),
    switchTo: (tab) => does('switch', { handle: tab }),
    closeTab: () => does('close'),
    close,
  };
}

/** The body of an asynchronous script for `call`: its last argument is what ends it. */
const asyncScript = (functionText: string) => `
  const done = arguments[arguments.length - 1];
  new Promise((resolve) => resolve((${functionText})(...Array.from(arguments).slice(0, -1)))).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  );`;

/** What `asyncScript` ended with. */
function valueOf<T>(ended: unknown): T {
  // WebKit says null of what is not there.
  const { value, error } = ended as { value: T; error?: string | null };
  if (typeof error === 'string') throw new Error(error);
  return value;
}

/** Tries until it succeeds or a minute has passed, in which a browser should have started. */
export async function untilStarted<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Ends a process that was started here, by force when it does not go within some seconds. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(force);
}
