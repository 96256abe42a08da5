import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';

// The default second is too short where two cores run the bundler, jest and a browser side by side.
configure({ asyncUtilTimeout: 3000 });

// The part of the page that matters is printed first; seven thousand characters hide the message.
process.env.DEBUG_PRINT_LIMIT ??= '2000';

// Answers arrive when they do, as in a browser, and the tests wait for what they should show. React would
// rather be told of each update; Testing Library still says so around its own events.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// Whatever reaches the console fails the test that made it: a React warning, a refused navigation of jsdom, a
// forgotten log. A test that expects a message says so by spying:
//
//     const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
//     ...
//     expect(report).toHaveBeenCalledWith(expect.stringContaining('Widget cart'));
const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;
let printed: string[] = [];

const failOnPrinted = () => {
  // Here and not in each test, so that no spy lives on to hide the output of the next test.
  jest.restoreAllMocks();
  const messages = printed;
  printed = [];
  if (messages.length > 0) throw new Error(`Printed to the console:\n\n${messages.join('\n\n')}`);
};

for (const method of methods) {
  console[method] = (...parts: unknown[]) => {
    printed.push(`console.${method}: ${format(...parts)}`);
  };
}

afterEach(failOnPrinted);
afterAll(failOnPrinted);
