import { confirmWrite } from '@shared/http/confirmWrite';
import type { Saved } from '@shared/forms/recordEdits';
import { asResult } from '@shared/store/asResult';
import { getConfiguration, postConfiguration } from '../api';
import {
  conflictsOf,
  openDraft,
  openEdits,
  readLayout,
  writeLayout,
  type LayoutAnswer,
  type LayoutDraft,
  type NotSaved,
} from '../model/layout';
import { modulesOf } from '../model/modules';
import { layout, type DashboardExtra } from './requests';
import type { Thunk } from './slice';

const layoutNow = async ({ http, config }: DashboardExtra): Promise<LayoutAnswer> =>
  readLayout(await getConfiguration(http, config), modulesOf(config));

/**
 * Saves what is chosen over the arrangement, as one change. Resolves once the server has it, and it was read.
 * The arrangement is read first, so that nothing is sent over what somebody else has decided.
 */
export const saveLayout =
  (draft: LayoutDraft, onSearch: () => void): Thunk<Promise<Saved<LayoutDraft> | NotSaved>> =>
  async (dispatch, _getState, extra) => {
    const { base, edits } = draft;
    const { http, config } = extra;
    const read = () => asResult(layoutNow(extra));
    const before = await read();
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    const { layout: now } = before.value;
    const names = conflictsOf(edits, base, now);
    if (names.length > 0) return { status: 'conflict', names, now };
    const open = openEdits(edits, now);
    if (open) {
      const outcome = await confirmWrite(
        () => asResult(postConfiguration(http, config, writeLayout({ ...now, ...open }))),
        read,
        (found) => openEdits(open, found.layout) === null && found,
        { http, onSearch },
      );
      if (outcome.status !== 'saved') return outcome;
    }
    await dispatch(layout.read(undefined));
    return { status: 'saved', draft: openDraft(draft, now) };
  };
