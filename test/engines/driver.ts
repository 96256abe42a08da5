/** What the tests need of a browser. Each engine speaks it in its own protocol; the commands are W3C WebDriver's. */
export interface Driver {
  /** As people know it, for the names of tests. */
  name: string;
  open: (url: string) => Promise<void>;
  /** Calls a function of the page's own world with `args`, waits for what it returns, and resolves to it. Plain data. */
  call: <T>(functionText: string, args: readonly unknown[]) => Promise<T>;
  close: () => Promise<void>;
}

/** Sends one W3C command and resolves to its value. */
export type Command = (name: string, parameters: object) => Promise<unknown>;

/** The body of an asynchronous script for `call`: its last argument is what ends it. */
export const asyncScript = (functionText: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve((${functionText})(...Array.from(arguments).slice(0, -1))).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  );`;

/** What `asyncScript` ended with. */
export function valueOf<T>(ended: unknown): T {
  const { value, error } = ended as { value: T; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

/** Seconds that a browser may take to start. */
export const startLimit = 20;

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
