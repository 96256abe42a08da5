import { mainWriteUnder, workOf } from '../faults/mainTask';
import { turnDark } from './dark';
import { opensByEveryEmbed } from './embeds';
import { Keys } from './keys';
import { unclearFacts } from './narrowRows';
import { opener, statesOf } from './screen';
import { widgets } from '../support/widgets';
import { expect, test } from './session';
import { doesMainTaskTranslated } from './translated';
import { beyondLimit, wholeWay, wholeWayType } from './wholeWay';

// What a change to any file can break on a screen and only a browser can see, once for every widget.

for (const widget of widgets) {
  const { name, screen } = widget;

  test.describe(name, () => {
    test('opens as module, classic and by the loader', ({ page }) =>
      opensByEveryEmbed(page, widget));

    // They are written for React, and ship with Preact, under which all else here runs.
    test('does its main task on a page that is translated, under React', async ({
      page,
      backend,
    }) => doesMainTaskTranslated(widget, { page, backend }, '&runtime=react'));

    test('does its main task by keys alone, the focus always in sight', async ({
      page,
      backend,
    }) => {
      await page.setViewportSize({ width: 1280, height: 600 });
      const way = wholeWay(page);
      await screen.task({ page, keys: new Keys(page), backend });
      const measured = way.measure(name);
      const annotation = { type: wholeWayType, description: JSON.stringify(measured) };
      test.info().annotations.push(annotation);
      expect(beyondLimit(measured), 'what was fetched from opening to the end').toEqual([]);
    });

    if (workOf(widget))
      test('says the truth of a refused and of a lost write', async ({ page, backend }) => {
        // Whether unsaved work may be left: yes.
        page.on('dialog', (dialog) => void dialog.accept());
        await mainWriteUnder(['refused-400', 'drop-after-commit'], widget, { page, backend });
      });

    test('breaks no rule of WCAG 2.2 AA, wide and light or narrow and dark', async ({
      page,
      backend,
      axe,
    }) => {
      const [[, reach] = []] = statesOf(screen, 'filled');
      if (!reach) throw new Error(`${screen.name} is in no state that is filled.`);
      await reach({ page, backend, open: opener(page) });
      // What is pointed at looks different.
      await page.mouse.move(0, 0);
      expect.soft(await axe('[data-widget]'), 'wide and light').toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      await turnDark(page, true);
      expect.soft(await axe('[data-widget]'), 'narrow and dark').toEqual([]);
      expect.soft(await unclearFacts(page), 'what a narrow row says').toEqual([]);
    });
  });
}
