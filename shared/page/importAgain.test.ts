import { importAgain } from './importAgain';

// That a part comes when it is tried again is shown in a browser: nothing else remembers what could not be fetched.
it('gives what was fetched', async () => {
  await expect(importAgain(() => Promise.resolve('a part'))).resolves.toBe('a part');
});

it.each([
  'Failed to fetch dynamically imported module: https://shop.test/static/part.js',
  'Importing a module script failed.',
])('rejects as the import does, and asks for nothing else at first: %s', async (says) => {
  const failure = new TypeError(says);
  const load = jest.fn(() => Promise.reject(failure));
  await expect(importAgain(load)).rejects.toBe(failure);
  expect(load).toHaveBeenCalledTimes(1);
});

it('has what others stand beside taken out of an answer to a second try too', async () => {
  const says = 'Failed to fetch dynamically imported module: https://shop.test/static/parts.js';
  const load = jest.fn((address?: string) =>
    address ? Promise.resolve('a part') : Promise.reject(new TypeError(says)),
  );
  await expect(importAgain(load)).rejects.toThrow();
  await expect(importAgain(load)).resolves.toBe('a part');
  expect(load).toHaveBeenLastCalledWith('https://shop.test/static/parts.js?again=1');
});
