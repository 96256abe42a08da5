import { act } from '@testing-library/react';

// One observer serves all tests of a file, as all lists of a page.
const lists = new Set<Element>();
let tell: IntersectionObserverCallback = () => undefined;

/** Stands for the browser that tells the lists of a `NearWindow` where they are, each of them 50 pixels high. */
export function watchedLists() {
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe = (list: Element) => lists.add(list);
    unobserve = (list: Element) => lists.delete(list);
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return {
    /** Tells all lists at once. */
    tell: (isNear: (list: Element) => boolean) => {
      const where = [...lists].map((target) => ({
        target,
        isIntersecting: isNear(target),
        boundingClientRect: { height: 50 },
      }));
      act(() => tell(where as never, {} as never));
    },
    stop: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}
