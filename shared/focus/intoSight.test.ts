import { intoSight } from './intoSight';

/** The elements that are scrolled into sight while a key is let go on the focused one. */
function scrolledBy(key: string, hasFocus = true): Element[] {
  const field = document.createElement('input');
  document.body.replaceChildren(field);
  if (hasFocus) field.focus();
  const scrolled: Element[] = [];
  field.scrollIntoView = () => scrolled.push(field);
  field.addEventListener('keyup', intoSight);
  field.dispatchEvent(new KeyboardEvent('keyup', { key }));
  return scrolled;
}

it('scrolls what a person came to by Tab', () => {
  expect(scrolledBy('Tab')).toHaveLength(1);
});

it('scrolls nothing by other keys, nor what Tab has left', () => {
  expect(scrolledBy('a')).toEqual([]);
  expect(scrolledBy('Tab', false)).toEqual([]);
});
