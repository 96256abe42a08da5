import { dialogs } from './tasks/dialogs';
import { download, paste } from './tasks/files';
import { dark, narrow, print } from './tasks/looks';
import { back, draft, otherTab } from './tasks/pages';
import { faults, keys, mounts, pointer, upload } from './tasks/use';
import { expect, test } from './test';
import { widgets, type Task } from './widget';

type Tasks = Readonly<Record<string, Task>>;

/** What is done one after the other on a page that is opened once: each leaves it as it was. */
const onOnePage: Tasks = {
  'mounts as module, classic and by the loader': mounts,
  dark,
  print,
  'Back out of the page cache': back,
  'another tab': otherTab,
  '360 px': narrow,
};

const onPagesOfTheirOwn: Tasks = {
  'is used by pointer': pointer,
  'is used by keys': keys,
  'a lost answer, and a session that ended': faults,
  'dialogs, drawers and menus give the focus back': dialogs,
  upload,
  download,
  paste,
  'a draft past a reload': draft,
};

const groups: Readonly<Record<string, Tasks>> = {
  'on one page': onOnePage,
  ...Object.fromEntries(
    Object.entries(onPagesOfTheirOwn).map(([name, task]) => [name, { [name]: task }]),
  ),
};

for (const widget of widgets) {
  for (const [group, tasks] of Object.entries(groups)) {
    const steps = Object.entries(tasks).flatMap(([name, task]) => {
      const run = task(widget);
      return run ? [{ name, run }] : [];
    });
    if (steps.length === 0) continue;
    // Playwright wants to see what is asked for.
    test(`${widget.name}, ${group}`, async ({ scene }) => {
      for (const { name, run } of steps) {
        await test.step(name, async () => {
          await run(scene);
          expect(scene.site.said, 'what pages complained of').toEqual([]);
        });
      }
    });
  }
}
