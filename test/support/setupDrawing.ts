import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { options } from 'preact';
import { measureListsAtOnce } from './collections';
import { readLabelsAtOnce } from './labels';
import { readStylesAtOnce } from './styles';

// What matters is printed first; seven thousand characters hide the message.
process.env.DEBUG_PRINT_LIMIT ??= '2000';

const { getElementError } = getConfig();

configure({
  // The ordinary limit of the runner: it only ends what hangs.
  asyncUtilTimeout: 30_000,
  // The page is printed when the time is over, and not into each of the errors before, which nobody sees.
  getElementError: (message, container) => {
    const config = getConfig();
    const isWaiting =
      '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
    if (!isWaiting) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// Answers arrive when they do, as in a browser, and the tests wait for what they should show. React would
// rather be told of each update; Testing Library still says so around its own events.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// LATE_EFFECTS=250 npm run jest …: as on a busy machine, who acts right after a drawing is before its effects.
const late = Number(process.env.LATE_EFFECTS ?? 0);
if (late) options.requestAnimationFrame = (act) => setTimeout(act, late);

readLabelsAtOnce();
readStylesAtOnce();
measureListsAtOnce();

// jsdom draws nothing, so there is nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;

// React keeps stacks of the first ten thousand elements of a second, for its tools: it is told that those were made.
const internals =
  jest.requireActual<Record<string, object | undefined>>(
    'react',
  ).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // It stays.
    },
  });
}

// jsdom has no media and no queries of them. A drawer asks for one: none of them is met.
Object.assign(window, {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
});
