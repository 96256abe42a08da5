/** What the tests need of a browser. Each engine speaks it in its own protocol; the commands are W3C WebDriver's. */
export interface Driver {
  /** As people know it, for the names of tests. */
  name: string;
  open: (url: string) => Promise<void>;
  /** Calls a function of the page's own world with `args`, waits for what it returns, and resolves to it. Plain data. */
  call: <T>(functionText: string, args: readonly unknown[]) => Promise<T>;
  /** What a person does at it; Chromium is given that by the other browser tests. */
  hands?: Hands;
  close: () => Promise<void>;
}

/** An element as the protocol names it: what `call` returns for one. */
export type ElementId = Readonly<Record<string, string>>;

/** What a person does at a browser: with a pointer, with keys, and with its window. */
export interface Hands {
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
}

/** A key goes down or up. */
export interface Key {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** W3C's commands, by the names of its specification. */
export type CommandName =
  | 'Navigate To'
  | 'Refresh'
  | 'Back'
  | 'Execute Async Script'
  | 'Element Click'
  | 'Perform Actions'
  | 'Set Window Rect'
  | 'Print Page'
  | 'New Window'
  | 'Get Window Handle'
  | 'Switch To Window'
  | 'Close Window';

/** Sends one W3C command and resolves to its value. */
export type Command = (name: CommandName, parameters?: object) => Promise<unknown>;

/** The name under which W3C's messages have the id of an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver of an engine that takes W3C's commands. */
export function w3cDriver(
  name: string,
  command: Command,
  close: () => Promise<void>,
  { prints, downloads }: { prints: boolean; downloads: string },
): Driver & { hands: Hands } {
  const handle = async (name: 'New Window' | 'Get Window Handle', parameters?: object) => {
    const value = await command(name, parameters);
    return typeof value === 'string' ? value : (value as { handle: string }).handle;
  };
  return {
    name,
    open: async (url) => {
      await command('Navigate To', { url });
    },
    call: async <T>(functionText: string, args: readonly unknown[]) =>
      valueOf<T>(
        await command('Execute Async Script', { script: asyncScript(functionText), args }),
      ),
    hands: {
      downloads,
      click: async (element) => {
        await command('Element Click', { id: element[ELEMENT] });
      },
      keys: async (actions) => {
        await command('Perform Actions', { actions: [{ type: 'key', id: 'keys', actions }] });
      },
      refresh: async () => {
        await command('Refresh');
      },
      back: async () => {
        await command('Back');
      },
      resize: async (width, height) => {
        await command('Set Window Rect', { x: 0, y: 0, width, height });
      },
      print: async () => (prints ? ((await command('Print Page')) as string) : null),
      newTab: () => handle('New Window', { type: 'tab' }),
      tab: () => handle('Get Window Handle'),
      switchTo: async (tab) => {
        await command('Switch To Window', { handle: tab });
      },
      closeTab: async () => {
        await command('Close Window');
      },
    },
    close,
  };
}

/** The body of an asynchronous script for `call`: its last argument is what ends it. */
export const asyncScript = (functionText: string) => `
  const done = arguments[arguments.length - 1];
  new Promise((resolve) => resolve((${functionText})(...Array.from(arguments).slice(0, -1)))).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  );`;

/** What `asyncScript` ended with. */
export function valueOf<T>(ended: unknown): T {
  // WebKit says null of what is not there.
  const { value, error } = ended as { value: T; error?: string | null };
  if (typeof error === 'string') throw new Error(error);
  return value;
}

/** Seconds that a browser may take to start. */
export const startLimit = 60;

/** Tries until it succeeds or a browser should have started. */
export async function untilStarted<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + 1000 * startLimit;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
