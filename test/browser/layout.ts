import type { Page } from '@playwright/test';
import { unclearFacts } from './narrowRows';

/** After a change of size: widgets that measure themselves draw themselves anew. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** What of the widgets' texts and controls lies over one another, by their words. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    const root = dialog ?? document.querySelector('[data-widget]');
    if (!root) return ['The page has no widget.'];
    // What is for screen readers alone is a pixel large.
    const isRead = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      ((element.clientWidth === 1 && element.clientHeight === 1) || isRead(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('option, [aria-hidden=true]') &&
      !isRead(element);

    // What sticks to an edge of the window or of a list lies over what is scrolled below it, a short message over
    // the top of its screen, a menu and a list of choices over what follows their button or field, until they go.
    const stuckIn = (element: Element | null): Element | null => {
      if (!element || element === root) return null;
      const { position } = getComputedStyle(element);
      const isOver =
        position === 'sticky' ||
        element.matches('.ww-flash, .ww-filter-panel, [role=menu], [role=listbox]');
      return isOver ? element : stuckIn(element.parentElement);
    };
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    /** What is seen of a box inside all that cuts it off: a cell cuts its words, and what it is scrolled in both. */
    const cut = (box: Box, by: Element | null): Box => {
      const { left, right, top, bottom } = box;
      if (!by || by === root.parentElement) return { left, right, top, bottom };
      const { overflowX, overflowY, position } = getComputedStyle(by);
      // What lies over the page, a menu for instance, is cut by nothing that is around it.
      const around = position === 'fixed' ? null : by.parentElement;
      if (overflowX === 'visible' && overflowY === 'visible') return cut(box, around);
      const edge = by.getBoundingClientRect();
      const seen = {
        left: Math.max(left, edge.left),
        right: Math.min(right, edge.right),
        top: Math.max(top, edge.top),
        bottom: Math.min(bottom, edge.bottom),
      };
      return cut(seen, around);
    };

    const pieces: { of: Element; name: string; box: Box; stuck: Element | null }[] = [];
    const add = (of: Element, name: string, boxes: Iterable<DOMRect>, inside: Element | null) => {
      const stuck = stuckIn(of);
      for (const box of boxes) pieces.push({ of, name, box: cut(box, inside), stuck });
    };
    for (const control of root.querySelectorAll('input, select, button')) {
      const names = [control.textContent, control.getAttribute('name'), control.tagName];
      const name = names.find(Boolean) ?? '';
      if (!isSeen(control)) continue;
      add(control, name, [control.getBoundingClientRect()], control.parentElement);
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (!parentElement || !textContent?.trim() || !isSeen(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      add(parentElement, textContent.trim(), range.getClientRects(), parentElement);
    }

    // Boxes of lines are taller than their letters.
    const slack = 4;
    const meet = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
    const at = ({ left, right, top, bottom }: Box) =>
      [left, right, top, bottom].map(Math.round).join(' ');
    pieces.sort((a, b) => a.box.top - b.box.top);
    return pieces.flatMap((a, index) => {
      const found: string[] = [];
      for (let next = index + 1; next < pieces.length; next += 1) {
        const b = pieces[next];
        if (!b || b.box.top > a.box.bottom) break;
        if (a.of.contains(b.of) || b.of.contains(a.of) || a.stuck !== b.stuck) continue;
        if (meet(a.box, b.box)) found.push(`${a.name} (${at(a.box)}) / ${b.name} (${at(b.box)})`);
      }
      return found;
    });
  });

/** How far the page, or its dialog, can be scrolled sideways, in pixels, and what sticks out of it. */
export const sidewaysScroll = (page: Page): Promise<{ pixels: number; out: string[] }> =>
  page.evaluate(() => {
    const whole = document.documentElement;
    const scrolled = document.querySelector('.modal-body') ?? whole;
    const pixels = Math.max(
      whole.scrollWidth - whole.clientWidth,
      scrolled.scrollWidth - scrolled.clientWidth,
    );
    const edge = scrolled.getBoundingClientRect().left + scrolled.clientWidth + 1;
    const out = [...scrolled.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge)
      .map((element) => `${element.tagName} ${element.className}`);
    return { pixels, out: pixels > 0 ? out : [] };
  });

/** Texts of the widgets of which a part is cut off and cannot be scrolled to. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('[role=dialog]') ?? document.querySelector('[data-widget]');
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...(root?.querySelectorAll<HTMLElement>('*') ?? [])]
      .filter((element) => {
        if (!element.textContent.trim() || !element.checkVisibility()) return false;
        if (element.closest('option, [aria-hidden=true]')) return false;
        // What is for screen readers alone is a pixel large.
        if (element.clientWidth <= 1 || element.clientHeight <= 1) return false;
        const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
        // It ends with an ellipsis, after some lines or in its only one, and says the whole when it is pointed at.
        const hasEllipsis = webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
        if (hasEllipsis && element.closest('[title]')) return false;
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.className}: ${element.textContent.trim().slice(0, 60)}`);
  });

/** What stands closer than this looks like one thing, in CSS pixels. */
const leastDistance = 4;

/** Alerts of the widgets that stand too close to what comes before or after them, by their words. */
const touching = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const root = document.querySelector('[role=dialog]') ?? document.querySelector('[data-widget]');
    const isInFlow = (element: Element) => {
      const { position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        element.checkVisibility() && width > 1 && height > 1 && /static|relative/.test(position)
      );
    };
    const sides = ['previousElementSibling', 'nextElementSibling'] as const;
    /** What stands there beside the element, or beside what it is the first or the last of. */
    const beside = (element: Element, side: (typeof sides)[number]): Element | null => {
      if (element === root) return null;
      for (let found = element[side]; found; found = found[side]) if (isInFlow(found)) return found;
      const around = element.parentElement;
      return around && isInFlow(around) ? beside(around, side) : null;
    };
    const between = (a: DOMRect, b: DOMRect) =>
      Math.max(a.top - b.bottom, b.top - a.bottom, a.left - b.right, b.left - a.right);
    // A short message lies over the screen.
    const alerts = [...(root?.querySelectorAll('.alert:not(.ww-flash *)') ?? [])].filter((alert) =>
      alert.checkVisibility(),
    );
    return alerts.flatMap((alert) =>
      sides.flatMap((side) => {
        const other = beside(alert, side);
        if (!other) return [];
        const distance = between(alert.getBoundingClientRect(), other.getBoundingClientRect());
        const words = alert.textContent.slice(0, 40);
        const name = `${other.tagName} ${other.className}`;
        return distance < least ? [`${words}: ${distance} px to ${name}`] : [];
      }),
    );
  }, leastDistance);

/** What of the page is out of order. */
export const disorder = async (page: Page) => ({
  sideways: await sidewaysScroll(page),
  overlaps: await overlaps(page),
  cutOff: await cutOff(page),
  touching: await touching(page),
  unclear: await unclearFacts(page),
});

/** What `disorder` returns where there is none. */
export const inOrder = {
  sideways: { pixels: 0, out: [] },
  overlaps: [],
  cutOff: [],
  touching: [],
  unclear: [],
};
