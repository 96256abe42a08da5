import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { measureListsAtOnce } from './collections';
import { readLabelsAtOnce } from './labels';
import { readStylesAtOnce } from './styles';

// The part of the page that matters is printed first; seven thousand characters hide the message.
process.env.DEBUG_PRINT_LIMIT ??= '2000';

const { getElementError } = getConfig();

configure({
  // The ordinary limit of the runner: it only ends what hangs.
  asyncUtilTimeout: 30_000,
  // While it waits, what is not there yet is looked for at every change of the page. The page is printed when the
  // time is over, and not into each of the errors before, which nobody sees.
  getElementError: (message, container) => {
    const config = getConfig();
    const isWaiting =
      '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
    if (!isWaiting) return getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Answers arrive when they do, as in a browser, and the tests wait for what they should show. React would
// rather be told of each update; Testing Library still says so around its own events.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

readLabelsAtOnce();
readStylesAtOnce();
measureListsAtOnce();

// jsdom draws nothing, so there is nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;

// React keeps a stack of each of the first ten thousand elements that are made in a second, for who looks at a page in
// its tools: a twentieth of the time of the tests that draw under it. It is told that there were as many.
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
