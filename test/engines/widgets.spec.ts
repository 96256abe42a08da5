import { dialogs } from './tasks/dialogs';
import { download } from './tasks/files';
import { dark, narrow, old, print } from './tasks/looks';
import { back, draft, htmx, otherTab, turbo } from './tasks/pages';
import { faults, keys, mounts, pointer, upload } from './tasks/use';
import { test } from './test';
import { widgets, type Task } from './widget';

const tasks: Readonly<Record<string, Task>> = {
  'mounts as module, classic and by the loader': mounts,
  'is used by pointer': pointer,
  'is used by keys': keys,
  'a lost answer, and a session that ended': faults,
  'dialogs, drawers and menus give the focus back': dialogs,
  upload,
  download,
  'a draft past a reload': draft,
  'Back out of the page cache': back,
  'htmx swaps': htmx,
  'Turbo visits': turbo,
  'another tab': otherTab,
  '360 px': narrow,
  dark,
  'a browser of 2022': old,
  print,
};

for (const widget of widgets) {
  for (const [name, task] of Object.entries(tasks)) {
    const run = task(widget);
    // Playwright wants to see what is asked for.
    if (run) test(`${widget.name}, ${name}`, ({ scene }) => run(scene));
  }
}
