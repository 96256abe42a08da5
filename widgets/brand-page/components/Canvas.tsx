import { useMemo, useRef, type ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { useRowOrder } from '@shared/lists/useRowOrder';
import { EmptyState } from '@shared/ui/EmptyState';
import { documentIcon } from '@shared/ui/icons/document';
import { NearWindow } from '@shared/ui/NearWindow';
import type { PageAnswer } from '../model/answers';
import { movedTiles } from '../model/moved';
import { isNew, isSameTile, tileOf, type Tile } from '../model/page';
import { AddTile } from './AddTile';
import { TileCard, type TileState } from './TileCard';
import type { EditorState } from './useEditor';
import { useTileActions } from './useTileActions';

interface Props {
  editor: EditorState;
  answer: PageAnswer;
  /** The fields of the tile that is chosen, where there is no room for them beside the tiles. */
  panel: ReactNode;
}

/** Tiles that are drawn, or not drawn, together. */
const chunkLength = 10;

/** Pixels of a tile before it was drawn once. */
const guessedHeight = 180;

/** The tiles of the page in their order, with the ways to add, move and remove them. */
export function Canvas({ editor, answer, panel }: Props) {
  const { page, editing, chosen, saving } = editor;
  const { canEdit } = answer;
  const list = useRef<HTMLDivElement>(null);
  const actions = useTileActions(editor);
  const { mark, handlers } = useRowOrder(list, actions.moveTo);
  const base = useMemo(
    () => new Map(editing.base.tiles.map((tile) => [tile.uid, tile])),
    [editing.base],
  );
  const moved = useMemo(
    () => movedTiles(editing.base, page, actions.last),
    [editing.base, page, actions.last],
  );
  const { tiles } = page;
  const isDetails = chosen !== null && !tileOf(page, chosen);

  if (tiles.length === 0) {
    return (
      <div className="ww-page-canvas">
        {isDetails && panel}
        <EmptyState
          icon={documentIcon}
          title={t('This page has no tiles yet.')}
          actions={
            canEdit && <AddTile onAdd={(kind) => actions.add(0, kind)} after={null} isFirst />
          }
        >
          {t('Tiles show buyers what the brand stands for and what it sells.')}
        </EmptyState>
      </div>
    );
  }
  const chunks = Array.from({ length: Math.ceil(tiles.length / chunkLength) }, (_, index) => index);
  return (
    <div className="ww-page-canvas">
      {isDetails && panel}
      <div className="ww-page-list" ref={list} {...(canEdit && handlers)}>
        {canEdit && <AddTile onAdd={(kind) => actions.add(0, kind)} after={null} />}
        {chunks.map((chunk) => {
          const first = chunk * chunkLength;
          const part = tiles.slice(first, first + chunkLength);
          return (
            <NearWindow
              key={chunk}
              className="ww-page-tiles"
              isWindowed={tiles.length > 2 * chunkLength}
              guessedHeight={guessedHeight * part.length}
              isPinned={part.some(({ uid }) => uid === chosen || uid === actions.last)}
              startsNear={chunk === 0}
            >
              {() =>
                part.map((tile, index) => (
                  <TileCard
                    key={tile.uid}
                    tile={tile}
                    index={first + index}
                    state={stateOf(tile, base.get(tile.uid))}
                    result={saving.parts.get(tile.uid)?.is ?? null}
                    isChosen={tile.uid === chosen}
                    isMoved={moved.has(tile.uid)}
                    canEdit={canEdit}
                    actions={actions.of}
                    answer={answer}
                  >
                    {tile.uid === chosen && panel}
                  </TileCard>
                ))
              }
            </NearWindow>
          );
        })}
        {mark !== null && <div className="ww-drop-mark" style={{ top: mark }} />}
      </div>
    </div>
  );
}

function stateOf(tile: Tile, was: Tile | undefined): TileState {
  if (tile.isRemoved) return 'removed';
  if (isNew(tile) || !was) return 'new';
  return isSameTile(tile, was) ? 'saved' : 'changed';
}
