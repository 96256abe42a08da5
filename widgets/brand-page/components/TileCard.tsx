import { memo, type ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { RowMoves, type MovePart } from '@shared/lists/RowMoves';
import { Badge } from '@shared/ui/Badge';
import { copyIcon } from '@shared/ui/icons/copy';
import { trashIcon } from '@shared/ui/icons/trash';
import { undoIcon } from '@shared/ui/icons/undo';
import { Menu } from '@shared/ui/Menu';
import type { PageAnswer } from '../model/answers';
import { kindLabel, tileName } from '../model/kinds';
import type { Tile } from '../model/page';
import type { PartResult } from '../state/saveThunk';
import { AddTile } from './AddTile';
import { TileContent } from './TileContent';

/** How a tile stands to what the server has. */
export type TileState = 'saved' | 'new' | 'changed' | 'removed';

/** What can be done with a tile, by its uid. */
export interface TileActions {
  choose: (uid: string) => void;
  /** Puts a new tile before the one of this index. */
  add: (index: number, kind: string) => void;
  move: (uid: string, index: number, part: MovePart) => void;
  /** It was not moved after all, and the focus goes back. */
  stay: (uid: string) => void;
  copy: (uid: string) => void;
  reset: (uid: string) => void;
  remove: (uid: string) => void;
  restore: (uid: string) => void;
}

interface Props {
  tile: Tile;
  /** Among all tiles, from 0. */
  index: number;
  state: TileState;
  /** How its last save went; null where it was not sent. */
  result: PartResult['is'] | null;
  isChosen: boolean;
  /** It stands elsewhere than the server has it. */
  isMoved: boolean;
  canEdit: boolean;
  actions: TileActions;
  answer: PageAnswer;
  /** Its fields, where they stand under it. */
  children: ReactNode;
}

/** A tile on the canvas: its head, and what it shows. */
export const TileCard = memo(function TileCard(props: Props) {
  const { tile, index, state, isChosen, canEdit, actions, children } = props;
  const { uid } = tile;
  const name = tileName(tile);
  const isRemoved = state === 'removed';
  return (
    <li aria-label={t('Tile %(number)s: %(name)s', { number: index + 1, name })}>
      <div
        className={`ww-page-tile ${isChosen ? 'ww-page-chosen' : ''}`}
        data-key={uid}
        data-place={index}
      >
        <div className="ww-page-head">
          {canEdit && (
            <RowMoves
              number={index + 1}
              name={t('tile %(number)s', { number: index + 1 })}
              focusKey={`move:${uid}`}
              onStep={(step, part) => actions.move(uid, index + step, part)}
              onNumber={(number, part) => actions.move(uid, number - 1, part)}
              onCancel={() => actions.stay(uid)}
            />
          )}
          {isRemoved ? (
            <span className="ww-page-name ww-muted">
              <bdi>{name}</bdi>
            </span>
          ) : (
            <button
              type="button"
              className="btn btn-plain ww-page-name"
              data-focus={`tile:${uid}`}
              aria-pressed={isChosen}
              onClick={() => actions.choose(uid)}
            >
              <bdi>{kindLabel(tile.kind)}</bdi>
              <span className="visually-hidden">
                {' '}
                {canEdit ? t('Edit %(name)s', { name }) : t('Look at %(name)s', { name })}
              </span>
            </button>
          )}
          <Marks {...props} />
          {canEdit && isRemoved && (
            <button
              type="button"
              className="btn btn-outline-secondary"
              data-focus={`restore:${uid}`}
              onClick={() => actions.restore(uid)}
            >
              {t('Restore')} <span className="visually-hidden">{name}</span>
            </button>
          )}
          {canEdit && !isRemoved && <TileMenu {...props} name={name} />}
        </div>
        {!isRemoved && <TileContent tile={tile} answer={props.answer} />}
        {children}
      </div>
      {canEdit && <AddTile after={name} onAdd={(kind) => actions.add(index + 1, kind)} />}
    </li>
  );
});

function TileMenu({ tile, state, actions, name }: Props & { name: string }) {
  const { uid } = tile;
  const reset = { label: t('Reset'), icon: undoIcon, onSelect: () => actions.reset(uid) };
  return (
    <Menu
      label={t('Actions for %(name)s', { name })}
      entries={[
        { label: t('Duplicate'), icon: copyIcon, onSelect: () => actions.copy(uid) },
        ...(state === 'changed' ? [reset] : []),
        {
          label: t('Remove'),
          icon: trashIcon,
          onSelect: () => actions.remove(uid),
          isDanger: true,
        },
      ]}
    />
  );
}

function Marks({ state, result, isMoved }: Props) {
  return (
    <span className="ww-page-marks">
      {state === 'new' && <Badge tone="info">{t('New')}</Badge>}
      {state === 'changed' && <Badge tone="info">{t('Changed')}</Badge>}
      {isMoved && state !== 'removed' && <Badge tone="info">{t('Moved')}</Badge>}
      {state === 'removed' && <Badge tone="neutral">{t('Removed')}</Badge>}
      {result === 'saving' && <span className="ww-muted">{t('Saving…')}</span>}
      {result === 'saved' && state === 'saved' && <Badge tone="success">{t('Saved')}</Badge>}
      {result === 'not-saved' && state !== 'saved' && <Badge tone="danger">{t('Not saved')}</Badge>}
      {result === 'unknown' && state !== 'saved' && <Badge tone="warning">{t('Not known')}</Badge>}
    </span>
  );
}
