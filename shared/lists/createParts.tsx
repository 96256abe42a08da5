import { NothingYet } from './emptyLists';
import type { ListWords } from './ListContent';

interface Create {
  /** "New brand" */
  label: string;
  /** The same where there is none yet: "Create a brand". */
  firstLabel: string;
  onPress: () => void;
}

/**
 * The way to a new row, for who may make one: in the title's row of a `ListScreen`, and instead of a list in which
 * nothing is.
 *
 * @example
 * <ListScreen words={words} {...(canEdit && createParts(words, { label: t('New brand'), … }))} … />
 */
export const createParts = (
  { none = '', noneSays }: Pick<ListWords, 'none' | 'noneSays'>,
  { label, firstLabel, onPress }: Create,
) => ({
  actions: (
    <button type="button" className="btn btn-primary" onClick={onPress}>
      {label}
    </button>
  ),
  none: (
    <NothingYet
      title={none}
      action={
        <button type="button" className="btn btn-outline-secondary" onClick={onPress}>
          {firstLabel}
        </button>
      }
    >
      {noneSays}
    </NothingYet>
  ),
});
