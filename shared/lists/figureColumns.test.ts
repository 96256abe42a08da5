import { figureColumns } from './figureColumns';
import { textColumn } from './textColumn';

const { count, decimal, amount, day } = figureColumns<unknown>('de-DE', (text) => `$${text ?? ''}`);

it.each([
  [count('a', 'A', () => 1200), 'number', '1.200'],
  [count('a', 'A', () => null), 'number', '–'],
  [decimal('a', 'A', () => '27.50'), 'number', '27,50'],
  [amount('a', 'A', () => '384.00'), 'money', '$384.00'],
  [amount('a', 'A', () => undefined), 'money', '–'],
  [day('a', 'A', () => '2026-03-01'), 'date', '01.03.2026'],
  [day('a', 'A', () => null), 'date', '–'],
])('writes %j as a %s: %s', (column, type, text) => {
  expect(column).toMatchObject({ key: 'a', header: 'A', type });
  expect(column.render({})).toBe(text);
});

it('takes over what else is said of a column', () => {
  const rest = { width: '88px', isSortable: true };
  expect(day('a', 'A', () => null, rest)).toMatchObject(rest);
});

it('has a text whole in the title, and a dash where there is none', () => {
  const name = textColumn('a', 'A', (row: string) => row, { type: 'link' });
  expect(name).toMatchObject({ key: 'a', header: 'A', type: 'link' });
  expect(name.title?.('Blue Dream')).toBe('Blue Dream');
  expect(name.render('')).toBe('–');
});
