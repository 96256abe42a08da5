import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { groupBy } from '../answers/groupBy';
import { t } from '../page/i18n';
import { useDomId, useWidget } from '../mount/WidgetContext';
import { NearWindow } from '../ui/NearWindow';
import { useMeasured } from '../ui/useMeasured';
import { GroupIndex } from './GroupIndex';
import { useReturnPosition } from './useReturnPosition';

/** Pixels of a row, and of a column at least, as in `styles/_groups.scss`. */
const rowHeight = 56;
const columnWidth = 240;
const gap = 16;
const padding = 16;

/** How many cards stand beside each other, as the style sheet lays them out. */
const columnsIn = ({ clientWidth }: HTMLElement) =>
  Math.max(1, Math.floor((clientWidth - 2 * padding + gap) / (columnWidth + gap)));

/** Cards that are drawn together. Divides into rows of one to four. */
const chunkSize = 24;

/** Pixels of so many cards: each chunk begins a row. */
const heightOf = (cards: number, columns: number) =>
  rowHeight *
  (Math.floor(cards / chunkSize) * Math.ceil(chunkSize / columns) +
    Math.ceil((cards % chunkSize) / columns));

const canMeasure = () => typeof ResizeObserver !== 'undefined';

/** Lists up to this long are drawn whole. */
const shortList = 72;

interface Props<Row> {
  /** Those of a group together, at least one. */
  rows: readonly Row[];
  /** A card's `data-card`, too. */
  keyOf: (row: Row) => string;
  /** A letter, or '' for the favorites. The same function each time. */
  groupOf: (row: Row) => string;
  /** The group that was gone to; the first one, where there is none of that name. */
  chosen: string;
  /** Until something else is looked at than what the page was opened with. */
  isArrival: boolean;
  /** Is told of the group that is gone to. */
  onChoose: (group: string) => void;
  /** While others are on their way. */
  isDimmed: boolean;
  /** Draws one card; `onLeave` is called when its link is followed. */
  children: (row: Row, onLeave: () => void) => ReactNode;
}

/**
 * The cards of a list in groups, under an index that leads to each. What is far from the window is not drawn, whole
 * groups first, and takes the room that it will have. Who comes with a group in the address is led to it; who comes
 * back from a card's page, to that card. On the page itself Back leads to where it was: browsers remember that.
 */
export function CardGroups<Row>({ rows, keyOf, groupOf, chosen, onChoose, ...props }: Props<Row>) {
  const { isArrival, isDimmed } = props;
  const list = useRef<HTMLDivElement>(null);
  // Nothing is drawn before the columns are counted: the way back to a card leads past rows of a guessed height.
  const columns = useMeasured(list, columnsIn, canMeasure() ? 0 : 1);
  const isDrawn = columns > 0;
  const groups = useMemo(() => [...groupBy(rows, groupOf)], [rows, groupOf]);
  const names = groups.map(([name]) => name);
  const at = Math.max(0, names.indexOf(chosen));
  const { returnsTo, leave } = useReturnPosition(isDrawn && isArrival);
  const isSent = isArrival && chosen !== '' && returnsTo === null;
  const [arrivesAt] = useState(isSent ? names.indexOf(chosen) : -1);

  useLayoutEffect(() => {
    if (isDrawn) goTo(list.current, arrivesAt);
  }, [arrivesAt, isDrawn]);

  const choose = (name: string) => {
    onChoose(name);
    goTo(list.current, names.indexOf(name));
  };
  const enter = () => {
    goTo(list.current, at);
    const group = groupIn(list.current, at);
    // Cards that lead nowhere cannot have the focus: what is read on begins at their title then.
    const first = group?.querySelector('a') ?? group?.querySelector<HTMLElement>('.ww-group-title');
    first?.focus();
  };
  return (
    <div className={isDimmed ? 'ww-dimmed' : ''} aria-busy={isDimmed} ref={list}>
      <GroupIndex names={names} chosen={at} onChoose={choose} onEnter={enter} />
      {(isDrawn ? groups : []).map(([name, members], index) => (
        <Group key={name} name={name}>
          <NearWindow
            role="none"
            isWindowed={rows.length > shortList}
            guessedHeight={heightOf(members.length, columns)}
            // The focus may go there, wherever the page stands.
            isPinned={index === at || members.some((row) => keyOf(row) === returnsTo)}
          >
            {() =>
              chunksOf(members).map((chunk, position) => (
                <NearWindow
                  // Chunks never change their order: the index is a stable key.
                  key={position}
                  className="ww-group-list"
                  isWindowed={rows.length > shortList}
                  guessedHeight={heightOf(chunk.length, columns)}
                  isPinned={
                    (index === at && position === 0) ||
                    chunk.some((row) => keyOf(row) === returnsTo)
                  }
                >
                  {() =>
                    chunk.map((row) => (
                      <li key={keyOf(row)}>{props.children(row, () => leave(keyOf(row)))}</li>
                    ))
                  }
                </NearWindow>
              ))
            }
          </NearWindow>
        </Group>
      ))}
    </div>
  );
}

const groupIn = (list: HTMLElement | null, index: number) =>
  list?.querySelectorAll('.ww-group')[index];

const goTo = (list: HTMLElement | null, index: number) =>
  groupIn(list, index)?.scrollIntoView({ behavior: 'instant' });

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useDomId();
  const { headingLevel = 2 } = useWidget().config;
  const Heading = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <section className="ww-group" aria-labelledby={id}>
      <Heading className="ww-group-title" id={id} tabIndex={-1}>
        {name ? <bdi>{name}</bdi> : t('Favorites')}
      </Heading>
      {children}
    </section>
  );
}

const chunksOf = <Row,>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  );
