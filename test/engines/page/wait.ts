/** How long what must come is waited for, in milliseconds: the ordinary limit of Playwright's configuration. */
export const limit = 30_000;

/** Tries until it succeeds, at most so long, and then fails as the last time. */
export async function untilDone<T>(attempt: () => Promise<T>, timeout = limit): Promise<T> {
  const end = Date.now() + timeout;
  for (let pause = 10; ; pause = Math.min(2 * pause, 100)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end || String(error).includes('strict: ')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
