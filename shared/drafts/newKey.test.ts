import { newKey } from './newKey';

it('gives 32 hexadecimal digits', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
});

it('gives another key each time', () => {
  const keys = Array.from({ length: 1000 }, newKey);
  expect(new Set(keys).size).toBe(1000);
});

it('takes no key from the clock or from Math.random, which another page may share', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(Date, 'now').mockReturnValue(0);
  expect(newKey()).not.toBe(newKey());
});

it('asks for nothing that a page without https lacks', () => {
  const uuid = jest.spyOn(crypto, 'randomUUID');
  newKey();
  expect(uuid).not.toHaveBeenCalled();
});
