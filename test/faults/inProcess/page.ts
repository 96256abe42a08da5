import { showPage, onRequest } from '../../fixturePage';
import { nextFrame, settle, untilPasses } from './clock';
import { keysOf, PageLocator, user } from './locator';

interface Sent {
  method: () => string;
  url: () => string;
}

const whole = new PageLocator(() => [document.body]);

/** As a browser does it: the page that is left is told. */
async function goTo(path: string): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  await showPage(path);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    await import(`../../../widgets/${dataset.widget ?? ''}/entry.tsx`);
  }
  await settle();
}

// jsdom goes nowhere by itself.
document.addEventListener('ww:navigate', (event) => {
  event.preventDefault();
  const { pathname, search } = new URL((event as CustomEvent<{ url: string }>).detail.url);
  void goTo(pathname + search);
});

/** The page of the drivers over jsdom: as much of Playwright's as they use. */
export const page = {
  locator: whole.locator,
  getByRole: whole.getByRole,
  getByText: whole.getByText,
  getByLabel: whole.getByLabel,
  url: () => location.href,
  goto: goTo,
  keyboard: {
    press: async (key: string) => {
      await user.keyboard(keysOf(key));
      await nextFrame();
    },
    type: async (text: string) => {
      await user.keyboard(text);
      await nextFrame();
    },
  },
  evaluate: async (run: (value: unknown) => unknown, value?: unknown) => {
    await settle();
    return run(value);
  },
  waitForFunction: async (run: (value: unknown) => unknown, value: unknown) => {
    const found = await untilPasses(() => {
      const answer = run(value);
      if (!answer)
        throw new Error(`It did not come to rest: ${document.body.textContent.slice(-600)}`);
      return answer;
    });
    return { jsonValue: () => Promise.resolve(found) };
  },
  /** Its clock goes on only while somebody waits for it. */
  waitForEvent: (_: 'request', { predicate }: { predicate: (sent: Sent) => boolean }) => {
    let isMet = false;
    const stop = onRequest(({ method, url }) => {
      isMet ||= predicate({ method: () => method, url: () => url });
    });
    const wait = () =>
      untilPasses(() => {
        if (!isMet) throw new Error('No request came.');
      }).finally(stop);
    return {
      catch: () => undefined,
      then: (resolve: () => void, reject: (error: unknown) => void) =>
        void wait().then(resolve, reject),
    };
  },
};
