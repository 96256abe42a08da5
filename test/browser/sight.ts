import type { Page } from '@playwright/test';

/**
 * The controls of the widget, or of its dialog, that look the same with the focus as without. One of each kind is
 * looked at. Needs a key to have been pressed, for a browser shows the focus to those who use keys.
 */
export const unmarkedFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('[role=dialog]') ?? document.querySelector('[data-widget]');
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const looked = new Set<string>();
    const found: string[] = [];
    const hadFocus = document.activeElement;
    for (const control of root?.querySelectorAll<HTMLElement>(controls) ?? []) {
      const { tagName, className } = control;
      const kind = `${tagName} ${control.getAttribute('type') ?? ''} ${className}`;
      if (looked.has(kind) || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      looked.add(kind);
      // A field that cannot be seen, one for files for instance, shows its focus around it.
      const { width } = control.getBoundingClientRect();
      const seen = width > 1 ? [control] : [control.parentElement, control.nextElementSibling];
      const isMarked = seen.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      });
      if (!isMarked) found.push(kind);
    }
    if (hadFocus instanceof HTMLElement) hadFocus.focus({ preventScroll: true });
    return found;
  });

/**
 * Under forced colours: what is on, chosen or wrong and looks as if it were not, because a ground or a shadow alone
 * tells of it. A page draws neither there.
 */
export const toldByGroundAlone = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('[role=dialog]') ?? document.querySelector('[data-widget]');
    const properties = [
      ...['color', 'background-color', 'background-image', 'opacity', 'font-weight'],
      ...['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'],
      ...['text-decoration-line', 'content', 'display'],
    ];
    const ground = getComputedStyle(document.body).backgroundColor;
    const look = (element: Element) =>
      [undefined, '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(element, part);
          // Nothing as a ground looks like the page's own.
          const values = properties.map((name) => style.getPropertyValue(name));
          return values.map((value) => (/^rgba\(.* 0\)$/.test(value) ? ground : value)).join();
        })
        .join();
    const states = [
      { name: 'aria-pressed', groups: '[role=group]' },
      { name: 'aria-selected', groups: '[role=tablist], [role=listbox], [role=grid]' },
      { name: 'aria-current', groups: 'nav, ul, ol' },
      { name: 'aria-invalid', groups: '[role=row], form, [data-widget], [role=dialog]' },
    ];
    return states.flatMap(({ name, groups }) =>
      [...(root?.querySelectorAll(`[${name}]:not([${name}=false])`) ?? [])]
        .filter((element) => element.checkVisibility() && element !== document.activeElement)
        .filter((element) => {
          // What is wrong and says so in words beside it needs no more.
          if (name === 'aria-invalid' && element.hasAttribute('aria-describedby')) return false;
          const role = element.getAttribute('role');
          const others = element.closest(groups)?.querySelectorAll(element.tagName) ?? [];
          const other = [...others].find(
            (each) =>
              each.getAttribute('role') === role &&
              (each.getAttribute(name) ?? 'false') === 'false' &&
              each.classList[0] === element.classList[0],
          );
          return other !== undefined && look(other) === look(element);
        })
        .map((element) => `${name}: ${element.className} ${element.textContent.slice(0, 40)}`),
    );
  });

/** What of the widgets moves, or would, for a person who asked for less motion. */
export const motion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const instant = 0.01;
    const isLong = (durations: string) =>
      durations.split(', ').some((each) => parseFloat(each) > instant);
    const running = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `runs: ${(effect as KeyframeEffect).target?.className ?? ''}`);
    const looked = new Set<string>();
    for (const element of document.querySelectorAll('.ww, .ww *')) {
      if (looked.has(`${element.tagName} ${element.className}`)) continue;
      looked.add(`${element.tagName} ${element.className}`);
      const style = getComputedStyle(element);
      const isMoving =
        isLong(style.transitionDuration) ||
        (style.animationName !== 'none' && isLong(style.animationDuration));
      if (isMoving) running.push(`would move: ${element.className}`);
    }
    return running;
  });
