import { format } from 'node:util';

// Whatever reaches the console fails the test that made it: a React warning, a refused navigation of jsdom, a
// forgotten log. A test that expects a message says so by spying:
//
//     const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
