import { useRef, useState, type RefObject } from 'react';
import { t } from '@shared/i18n';
import { useReturnPlace } from '@shared/lists/useReturnPlace';
import { useDomId, useWidget } from '@shared/mount/WidgetContext';
import { NearWindow } from '@shared/ui/NearWindow';
import { useMeasured } from '@shared/ui/useMeasured';
import { countOf, type Entry, type Group } from '../model/directory';
import type { View } from '../model/query';
import { LetterIndex } from './LetterIndex';
import { OneEntry } from './OneEntry';

/** Pixels of a row, and of a column at least, as in the style sheet. */
const rowHeight = 56;
const columnWidth = 240;
const gap = 16;

/** How many entries stand beside each other, as the style sheet lays them out. */
const columnsIn = ({ clientWidth }: HTMLElement) =>
  Math.max(1, Math.floor((clientWidth + gap) / (columnWidth + gap)));

/** Entries that are drawn together. Divides into rows of one to four. */
const chunkSize = 24;

/** Lists up to this long are drawn whole. */
const shortList = 72;

interface Props {
  view: View;
  groups: readonly Group[];
  /** The page of an entry. */
  page: string | undefined;
  isDimmed: boolean;
}

/** The groups under their letters. What is far from the window is not drawn, and takes the room that it will have. */
export function GroupedList({ view, groups, page, isDimmed }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useMeasured(list, columnsIn, 1);
  const [gone, setGone] = useState<{ groups: readonly Group[]; to: number } | null>(null);
  const place = useReturnPlace(groups.length > 0);
  // Of other groups, as after a search, none was gone to yet.
  const to = gone?.groups === groups ? gone.to : null;

  const goTo = (index: number) => {
    setGone({ groups, to: index });
    sectionAt(list, index)?.scrollIntoView({ behavior: 'instant' });
  };
  const enter = (index: number) => {
    goTo(index);
    const section = sectionAt(list, index);
    section?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
  };
  return (
    <div className={`ww-directory ${isDimmed ? 'ww-dimmed' : ''}`} aria-busy={isDimmed} ref={list}>
      <LetterIndex groups={groups} chosen={to ?? 0} onChoose={goTo} onEnter={enter} />
      {groups.map((group, index) => (
        <OneGroup
          // A server may name two groups alike.
          key={index}
          view={view}
          group={group}
          page={page}
          columns={columns}
          isWindowed={countOf(groups) > shortList}
          isFirst={index === 0}
          isGoneTo={index === to}
          place={place}
        />
      ))}
    </div>
  );
}

const sectionAt = (list: RefObject<HTMLElement | null>, index: number) =>
  list.current?.querySelectorAll<HTMLElement>('.ww-group')[index];

interface GroupProps extends Pick<Props, 'view' | 'page'> {
  group: Group;
  columns: number;
  isWindowed: boolean;
  isFirst: boolean;
  /** Its first entries are there wherever the page stands: the focus may go to them. */
  isGoneTo: boolean;
  place: ReturnType<typeof useReturnPlace>;
}

function OneGroup({ group, columns, place, ...props }: GroupProps) {
  const { view, page, isWindowed, isFirst, isGoneTo } = props;
  const titleId = useDomId();
  const { headingLevel = 2 } = useWidget().config;
  const Heading = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <section className="ww-group" aria-labelledby={titleId}>
      <Heading className="ww-group-title" id={titleId}>
        {group.name === null ? t('Favorites') : <bdi>{group.name}</bdi>}
      </Heading>
      {chunksOf(group.entries).map((entries, index) => (
        <NearWindow
          // Chunks only follow each other: each has its place.
          key={index}
          className="ww-group-list"
          isWindowed={isWindowed}
          guessedHeight={Math.ceil(entries.length / columns) * rowHeight}
          isPinned={(isGoneTo && index === 0) || entries.some(({ id }) => id === place.returnsTo)}
          startsNear={isFirst && index === 0}
        >
          {() =>
            entries.map((entry) => (
              <li key={entry.id}>
                <OneEntry
                  entry={entry}
                  view={view}
                  page={page}
                  onLeave={() => place.leave(entry.id)}
                />
              </li>
            ))
          }
        </NearWindow>
      ))}
    </section>
  );
}

const chunksOf = (entries: readonly Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / chunkSize) }, (_, index) =>
    entries.slice(index * chunkSize, (index + 1) * chunkSize),
  );
