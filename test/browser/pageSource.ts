import type { Page } from '@playwright/test';

/** Has the browser read the HTML of the pages below `path` as `change` writes it. */
export const changePage = (page: Page, path: string, change: (html: string) => string) =>
  page.route(
    (url) => url.pathname === path && !url.searchParams.has('form'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: change(await response.text()) });
    },
  );

/** The script tag of the page's widget, as it stands in the page's HTML. */
export const scriptTag = /<script (?:type="module"|defer) src="[^"]*"><\/script>/;
