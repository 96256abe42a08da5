type Property = 'display' | 'visibility' | 'pointer-events' | 'opacity';

const fromSheets = window.getComputedStyle.bind(window);

const ownStyle = (element: Element, property: Property): string =>
  element.hasAttribute('style')
    ? (element as HTMLElement | SVGElement).style.getPropertyValue(property)
    : '';

const displays = new Map<string, string>();

/** What jsdom's own sheet says of an element's display, which depends on its name and on three attributes. */
function displayOf(element: Element): string {
  const attributes = ['hidden', 'open', 'type'].flatMap((name) =>
    element.hasAttribute(name) ? [name, element.getAttribute(name)] : [],
  );
  const key = [element.localName, ...attributes].join(' ');
  let display = displays.get(key);
  if (display === undefined) {
    const bare = element.cloneNode(false) as Element;
    bare.removeAttribute('style');
    display = fromSheets(bare).display;
    displays.set(key, display);
  }
  return display;
}

function inherited(element: Element, property: Property): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = ownStyle(each, property);
    if (value !== '' && value !== 'inherit') return value;
  }
  return '';
}

const computed: Readonly<Record<Property, (element: Element) => string>> = {
  display: (element) => ownStyle(element, 'display') || displayOf(element),
  visibility: (element) => inherited(element, 'visibility') || 'visible',
  'pointer-events': (element) => inherited(element, 'pointer-events') || 'auto',
  // jsdom's own sheet says nothing of these.
  opacity: (element) => ownStyle(element, 'opacity'),
};

const isComputed = (name: string): name is Property => name in computed;

/**
 * Answers from an element's own style and its name what Testing Library asks: whether it is shown, and whether it
 * can be pressed. jsdom tries every rule of its sheet on each element for that, after each change of the page anew: a
 * fifth of the time of the tests that draw. All else, and all in a page that has a style sheet, jsdom says as ever.
 */
export function readStylesAtOnce(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return fromSheets(element, pseudo);
    const read = (name: string) =>
      isComputed(name) ? computed[name](element) : fromSheets(element).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name: string) => {
        if (name === 'getPropertyValue') return read;
        if (name === 'pointerEvents') return read('pointer-events');
        return isComputed(name) ? read(name) : (Reflect.get(fromSheets(element), name) as unknown);
      },
    });
  };
}
