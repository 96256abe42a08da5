import type { Page } from '@playwright/test';

/** Turns the page dark as its own switch would, or light again. */
export const turnDark = (page: Page, isDark: boolean) =>
  page.evaluate(
    (theme) => {
      for (const themed of document.querySelectorAll<HTMLElement>('[data-bs-theme]')) {
        themed.dataset.bsTheme = theme;
      }
    },
    isDark ? 'dark' : 'light',
  );
