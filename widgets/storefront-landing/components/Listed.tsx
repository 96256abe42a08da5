import { t } from '@shared/page/i18n';
import { CardGroups } from '@shared/lists/CardGroups';
import { NothingYet } from '@shared/lists/emptyLists';
import { ListFailed } from '@shared/lists/ListFrame';
import { pageUrl } from '@shared/urls/pageUrl';
import type { useResource } from '@shared/store/useResource';
import { EmptyState } from '@shared/ui/EmptyState';
import { searchIcon } from '@shared/ui/icons/search';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import type { Entry } from '../model/directory';
import type { Looks, View } from '../useLooks';
import { wordsOf } from '../words';
import { OneEntry } from './OneEntry';

export type Part = ReturnType<typeof useResource<object, readonly Entry[]>>;

interface Props {
  looks: Looks;
  part: Part;
  /** Those that were found; undefined while none was read. */
  entries: readonly Entry[] | undefined;
  /** The other list, where something of it was found. */
  other: View | null;
  /** The page of an entry, with `{slug}` or `{brandId}` in it. */
  page: string | undefined;
}

const keyOf = ({ key }: Entry) => key;
const groupOf = ({ group }: Entry) => group;

/** One of the lists, or what is shown instead. */
export function Listed({ looks, part: { load, read }, entries, other, page }: Props) {
  const words = wordsOf(looks.view);
  return (
    <div className="ww-listed">
      <ListFailed load={load} onRetry={read}>
        {words.failed}
      </ListFailed>
      {!entries && load.status !== 'failed' && (
        <TableSkeleton
          label={words.loading}
          columns="40px minmax(0, 1fr) minmax(0, 1fr)"
          rows={8}
          rowHeight={56}
        />
      )}
      {entries?.length === 0 && looks.text.trim() === '' && (
        <NothingYet title={words.none}>
          {t('They appear here as soon as they open for your location.')}
        </NothingYet>
      )}
      {entries?.length === 0 && looks.text.trim() !== '' && <NotFound {...{ looks, other }} />}
      {entries && entries.length > 0 && (
        <CardGroups
          rows={entries}
          keyOf={keyOf}
          groupOf={groupOf}
          chosen={looks.letter}
          isArrival={looks.isArrival}
          onChoose={looks.goTo}
          isDimmed={load.status === 'pending'}
        >
          {(entry, onLeave) => (
            <OneEntry
              entry={entry}
              href={pageUrl(page, { slug: entry.slug, brandId: entry.id })}
              onLeave={onLeave}
            />
          )}
        </CardGroups>
      )}
    </div>
  );
}

/** The search leaves nothing of this list. */
function NotFound({ looks, other }: Pick<Props, 'looks' | 'other'>) {
  const focusTitle = useFocusTitle();
  const button = (look: string, label: string, onPress: () => void) => (
    <button
      type="button"
      className={`btn ${look}`}
      onClick={() => {
        // The button goes with what it was pressed for.
        focusTitle();
        onPress();
      }}
    >
      {label}
    </button>
  );
  const clear = t('Search without “%(text)s”', { text: looks.text.trim() });
  return (
    <EmptyState
      icon={searchIcon}
      title={wordsOf(looks.view).notFound}
      actions={
        <>
          {other &&
            button('btn-outline-secondary', wordsOf(other).showFound, () => looks.choose(other))}
          {button('btn-plain', clear, () => looks.search(''))}
        </>
      }
    >
      {t('Check the spelling, or search for fewer words.')}
    </EmptyState>
  );
}
