import type { Page } from '@playwright/test';

/** The methods of the calls that Django refuses for their token from now on. */
export function refusalsOf(page: Page): string[] {
  const methods: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) methods.push(response.request().method());
  });
  return methods;
}
