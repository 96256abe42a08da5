import { grepOf, screenOf } from './screens';

const names = ['cart', 'cart-preview', 'batch-form', 'products'];

it.each([
  ['widgets/cart/answers.verify.test.tsx', 'keeps what was typed', 'cart'],
  ['widgets/cart-preview/page.faults.ts', 'S15 under 12 faults', 'cart-preview'],
  ['widgets/cart/cartWalk.spec.ts', 'a thousand edits', 'cart'],
  ['widgets/cart/cartMatrix.spec.ts', 'pictures of products move nothing', 'cart'],
  ['widgets/cart-preview/cartPreview.spec.ts', 'opens', 'cart-preview'],
  ['accessibility.spec.ts', 'batch-form, modal: a copy', 'batch-form'],
  ['focusKept.spec.ts', 'cart: no button that goes', 'cart'],
  ['accessibility.spec.ts', 'opens dark on a dark page', 'all'],
])('%s, %s: is of %s', (file, title, screen) => {
  expect(screenOf(file, title, names)).toBe(screen);
});

it.each([
  ['states accessibility.spec.ts cart, filled: full', true],
  ['states focusKept.spec.ts cart: no button that goes', true],
  ['faults faults/faults.spec.ts cart S9 under 3 faults', true],
  ['pages widgets/cart/cartWalk.spec.ts a thousand edits', true],
  ['states accessibility.spec.ts cart-preview, filled: full', false],
  ['embeds embed.spec.ts a host mounts once', false],
])('chooses for the cart %s: %s', (line, isChosen) => {
  expect(new RegExp(grepOf(['cart'])).test(line)).toBe(isChosen);
});
