import type { Locator } from '@playwright/test';

/** Presses the first one that is there now, unless that goes by itself before. Answers whether it was pressed. */
export async function pressIfThere(button: Locator): Promise<boolean> {
  // The very element, which is not looked up anew: what goes is told at once, and not waited for.
  const [found] = await button.elementHandles();
  if (!found) return false;
  try {
    await found.click();
    return true;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw error;
    return false;
  }
}
