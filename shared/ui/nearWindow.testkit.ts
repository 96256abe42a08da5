import { act } from '@testing-library/react';

/** Stands for the browser that tells the lists of a `NearWindow` where they are, each of them 50 pixels high. */
export function watchedLists() {
  const lists: Element[] = [];
  let tell: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe = (list: Element) => lists.push(list);
    unobserve = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return {
    /** Tells all lists at once. */
    tell: (isNear: (list: Element) => boolean) => {
      const where = lists.map((target) => ({
        target,
        isIntersecting: isNear(target),
        boundingClientRect: { height: 50 },
      }));
      act(() => tell(where as never, {} as never));
    },
    stop: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}
