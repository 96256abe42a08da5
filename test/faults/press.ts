import type { ElementHandle, Locator } from '@playwright/test';

/**
 * Presses the very element, which is not looked up anew: what goes is told at once, and not waited for. Returns whether
 * it was pressed.
 */
export async function pressOne(found: ElementHandle): Promise<boolean> {
  try {
    await found.click();
    return true;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw error;
    return false;
  }
}

/**
 * Presses each button of the first of these kinds that is there: as a person does, where what is old and an edit that
 * waits both ask for a "Retry". Returns whether one was still there to be pressed.
 */
export const pressFirst = async (...kinds: Locator[]): Promise<boolean> => {
  for (const kind of kinds) {
    let isPressed = false;
    // What tries again by itself takes its button with it.
    for (const found of await kind.elementHandles()) {
      if (await pressOne(found)) isPressed = true;
    }
    if (isPressed) return true;
  }
  return false;
};
