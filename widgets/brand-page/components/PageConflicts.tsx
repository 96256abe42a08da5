import { isSameData } from '@shared/answers/isSameData';
import { Conflicts, type Conflict as ShownConflict } from '@shared/forms/Conflicts';
import { t } from '@shared/page/i18n';
import type { PageAnswer } from '../model/answers';
import { decided } from '../model/conflicts';
import { detailLabel, fieldsOf, textAt, tileName, valueAt } from '../model/kinds';
import type { Conflict } from '../model/merge';
import { tileOf, type DetailName, type Details, type Tile } from '../model/page';
import { withDetails, withTheirTile } from '../model/tileEdits';
import { namesOfChoices, productsIn } from './TileContent';
import type { EditorState } from './useEditor';

interface Props {
  editor: EditorState;
  answer: PageAnswer;
}

/** What the person and a colleague changed, side by side: the tiles that only one of them touched are both kept. */
export function PageConflicts({ editor, answer }: Props) {
  const { editing, page, update, does } = editor;
  const decide = (conflict: Conflict) => {
    update((now) => decided(now, conflict));
    editor.saving.forget();
  };
  const take = t('Use a colleague’s version');

  const shown = editor.conflicts.map((conflict): ShownConflict => {
    const onKeep = () => decide(conflict);
    if ('detail' in conflict) {
      const { detail } = conflict;
      const theirs = editing.base.details;
      return {
        key: detail,
        label: detailLabel(detail),
        yours: detailText(page.details, detail, answer),
        theirs: detailText(theirs, detail, answer),
        onKeep,
        onTake: () => {
          does(take, (now) => withDetails(now, { [detail]: theirs[detail] }));
          decide(conflict);
        },
      };
    }
    const [mine, theirs] = [tileOf(page, conflict.uid), tileOf(editing.base, conflict.uid)];
    const known = mine ?? theirs;
    return {
      key: conflict.uid,
      label: known ? tileName(known) : t('Tile'),
      yours: tileText(mine, theirs, answer),
      theirs: tileText(theirs, mine, answer),
      onKeep,
      onTake: () => {
        does(take, (now) => withTheirTile(now, conflict.uid, theirs));
        decide(conflict);
      },
    };
  });
  return <Conflicts conflicts={shown} />;
}

function detailText(details: Details, name: DetailName, { attributes }: PageAnswer): string {
  if (name === 'isPublished') return details.isPublished ? t('Published') : t('Not published');
  if (name === 'attributes') {
    return namesOfChoices(attributes, details.attributes);
  }
  return details[name].slice(0, shownLength);
}

const shownLength = 200;

/** The fields of a tile that differ from those of the other side. */
function tileText(tile: Tile | undefined, other: Tile | undefined, answer: PageAnswer): string {
  if (!tile || tile.isRemoved) return t('Removed');
  const differing = fieldsOf(tile.kind).filter(
    ({ name }) => !other || !isSameData(valueAt(tile, name), valueAt(other, name)),
  );
  if (differing.length === 0) return t('Other content');
  return differing
    .map(({ name, type, label }) => {
      const value =
        type === 'products'
          ? namesOfChoices(answer.products, productsIn(tile))
          : textAt(tile, name).slice(0, shownLength);
      return t('%(field)s: %(value)s', { field: label(), value: value || '–' });
    })
    .join(' · ');
}
