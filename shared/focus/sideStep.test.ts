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
