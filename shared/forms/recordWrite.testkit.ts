import type { Locator, Page } from '@playwright/test';
import type { Backend } from '../../test/browser/test';
import type { Write } from '../../test/faults/screen';
import { bringBack, button, claimOf, dialog, leave } from '../../test/support/steps';

interface RecordWrite {
  /** The button that opens the dialog of the record. */
  opens: string;
  /** The field that is written in each turn, and what is written in it. */
  field: (page: Page) => Locator;
  textOf: (turn: number) => string;
  /** What else has to be entered each time. */
  more?: (page: Page) => Promise<unknown>;
  /** The button of the dialog. */
  save: string;
  /** What is said once it is saved; "Saved Meridian." */
  saved: (text: string) => string;
  notSaved: string;
  /** How often it is read what is there before it is sent: once, where it is no new one. */
  readsBefore?: number;
  /** How often the server has this text. */
  effects: (backend: Backend, text: string) => Promise<number>;
}

/** The save of a record in its dialog, under every fault. */
export const recordWrite = (of: RecordWrite): Write => ({
  kind: 'write',
  readsBefore: of.readsBefore ?? 1,
  edit: async (page, turn) => {
    await bringBack(page);
    if ((await dialog(page).count()) === 0) await button(page, of.opens).click();
    await of.field(page).fill(of.textOf(turn));
    await of.more?.(page);
  },
  send: (page) => button(page, of.save).click(),
  claim: (page, turn) => claimOf(page, of.saved(of.textOf(turn)), of.notSaved),
  isTyped: async (page, turn) => {
    await bringBack(page);
    const field = of.field(page);
    return (await field.count()) > 0 && (await field.inputValue()) === of.textOf(turn);
  },
  effects: (backend, turn) => of.effects(backend, of.textOf(turn)),
  next: leave,
});
