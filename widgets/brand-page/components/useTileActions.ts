import { useCallback, useMemo, useState } from 'react';
import { useFocus } from '@shared/focus/useFocus';
import { t } from '@shared/page/i18n';
import { useMoveFocus } from '@shared/lists/useMoveFocus';
import { pageOf } from '../model/history';
import { kindLabel, tileName } from '../model/kinds';
import { tileOf } from '../model/page';
import {
  withAdded,
  withCopy,
  withMoved,
  withRemoved,
  withReset,
  withRestored,
} from '../model/tileEdits';
import type { TileActions } from './TileCard';
import type { EditorState } from './useEditor';

/** What can be done with tiles, by functions that stay the same: each tile is drawn anew only when it is another. */
export function useTileActions(editor: EditorState) {
  const focus = useFocus();
  const { does, get, choose } = editor;
  const { forgetPart } = editor.saving;
  const focusMoved = useMoveFocus();
  const [last, setLast] = useState<string | null>(null);

  const nameOf = useCallback(
    (uid: string) => {
      const tile = tileOf(pageOf(get()), uid);
      return tile ? tileName(tile) : '';
    },
    [get],
  );
  const moveTo = useCallback(
    (uid: string, index: number) => {
      does(t('Move %(name)s', { name: nameOf(uid) }), (page) => withMoved(page, uid, index));
      setLast(uid);
    },
    [does, nameOf],
  );
  const add = useCallback(
    (index: number, kind: string) => {
      let uid: string | null = null;
      does(t('Add %(kind)s', { kind: kindLabel(kind) }), (page, others) => {
        const added = withAdded(page, index, { kind, fields: {} }, others);
        uid = added.tile.uid;
        return added.page;
      });
      choose(uid);
    },
    [choose, does],
  );
  const of = useMemo((): TileActions => {
    const named = (says: (name: string) => string, uid: string) => says(nameOf(uid));
    return {
      choose,
      add,
      move: (uid, index, part) => {
        moveTo(uid, index);
        focusMoved({ key: `move:${uid}`, part });
      },
      stay: (uid) => focusMoved({ key: `move:${uid}`, part: 'number' }),
      copy: (uid) => {
        let copy: string | null = null;
        does(
          named((name) => t('Duplicate %(name)s', { name }), uid),
          (page, others) => {
            const added = withCopy(page, uid, others);
            copy = added?.tile.uid ?? null;
            return added?.page ?? page;
          },
        );
        choose(copy);
      },
      reset: (uid) => {
        forgetPart(uid);
        does(
          named((name) => t('Reset %(name)s', { name }), uid),
          (page) => withReset(page, get().base, uid),
        );
      },
      remove: (uid) => {
        does(
          named((name) => t('Remove %(name)s', { name }), uid),
          (page) => withRemoved(page, uid),
        );
        focus.moveTo(`restore:${uid}`);
      },
      restore: (uid) => {
        does(
          named((name) => t('Restore %(name)s', { name }), uid),
          (page) => withRestored(page, uid),
        );
        focus.moveTo(`tile:${uid}`);
      },
    };
  }, [add, choose, does, focus, forgetPart, get, moveTo, nameOf, focusMoved]);
  return { of, add, moveTo, last };
}
