import { sideStep } from './sideStep';

it.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'rtl', -1],
  ['ArrowLeft', 'rtl', 1],
  ['ArrowUp', 'ltr', 0],
])('leads by %s where it is written %s %d along', (key, dir, step) => {
  const row = document.createElement('div');
  row.style.direction = dir;
  document.body.append(row);
  expect(sideStep({ key, currentTarget: row })).toBe(step);
});

it.each([
  ['ltr', 1],
  ['rtl', -1],
])('goes by the direction of the page where the key has no element: %s', (dir, step) => {
  document.documentElement.style.direction = dir;
  expect(sideStep({ key: 'ArrowRight', currentTarget: document })).toBe(step);
  document.documentElement.style.removeProperty('direction');
});
