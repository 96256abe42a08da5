import type { Key } from '../driver';

/** W3C's characters for keys that write nothing. */
const named: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
  Meta: '\uE03D',
};

/** A key with those held meanwhile, as Playwright writes it: `Control+A`. */
export function pressed(chord: string): Key[] {
  const names = chord === '+' ? ['+'] : chord.split('+');
  const isHeld = names.length > 1;
  const values = names.map((name) => named[name] ?? (isHeld ? name.toLowerCase() : name));
  return [
    ...values.map((value): Key => ({ type: 'keyDown', value })),
    ...values.reverse().map((value): Key => ({ type: 'keyUp', value })),
  ];
}

export const typed = (text: string): Key[] =>
  Array.from(text).flatMap((value): Key[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
