import { opensByEveryEmbed } from '../../browser/embeds';
import { Keys } from '../../browser/keys';
import { doOnce, mainTask, mainWriteUnder, workOf } from '../../faults/mainTask';
import type { Write } from '../../faults/screen';
import type { Task } from '../widget';

export const mounts: Task =
  (widget) =>
  ({ page }) =>
    opensByEveryEmbed(page, widget);

export const keys: Task =
  ({ screen }) =>
  async ({ page, backend }) => {
    await screen.task({ page, keys: new Keys(page), backend });
  };

export const pointer: Task = (widget) => (scene) => mainTask(widget, scene);

export const faults: Task = (widget) =>
  workOf(widget) &&
  ((scene) => mainWriteUnder(['drop-after-commit', 'login-redirect'], widget, scene));

/** The writes that only a browser can do: those of files. */
export const upload: Task = (widget) => {
  const writes = Object.entries(widget.faulty.calls).flatMap(([id, call]): [string, Write][] =>
    call.kind === 'write' && call.isUpload ? [[id, call]] : [],
  );
  if (writes.length === 0) return null;
  return async (scene) => {
    for (const [id, write] of writes) await doOnce(widget, scene, id, write);
  };
};
