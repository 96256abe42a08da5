import type { Ref } from 'react';
import type { RowWindow } from './useRowWindow';

/** What stands for an option: its name, and under it what tells it from others of the name. */
export interface OptionText {
  name: string;
  facts?: string;
}

interface Props<Option> {
  id: string;
  label: string;
  options: readonly Option[];
  /** The index of the active option, -1 for none. */
  active: number;
  listRef: Ref<HTMLDivElement>;
  rows: RowWindow;
  isOpen: boolean;
  /** They were found for an older text: they are shown and cannot be chosen. */
  isPending: boolean;
  keyOf: (option: Option) => string;
  describe: (option: Option) => OptionText;
  onChoose: (option: Option) => void;
}

/** Heights of an option in pixels, as in the style sheet, before one was drawn. */
const oneLine = 40;
const twoLines = 52;

/** Of one option: all have two lines or none has. */
export function heightOf<Option>(
  [first]: readonly Option[],
  describe: (option: Option) => OptionText,
): number {
  return first !== undefined && describe(first).facts !== undefined ? twoLines : oneLine;
}

/** The list under a combobox. The field keeps the focus, and says which option is active. */
export function OptionList<Option>({
  options,
  active,
  isOpen,
  isPending,
  ...props
}: Props<Option>) {
  const { id, label, listRef, rows, keyOf, describe, onChoose } = props;
  const isShown = isOpen && options.length > 0;

  return (
    <div
      id={id}
      ref={listRef}
      className={`ww-options ${isPending ? 'ww-options-pending' : ''}`}
      hidden={!isShown}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-busy={isPending || undefined}
      onScroll={rows.look}
      // The field keeps the focus, also where the list is scrolled by its bar.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" style={{ paddingBlock: `${rows.above}px ${rows.below}px` }}>
        {options.slice(rows.first, rows.last).map((option, position) => {
          const index = rows.first + position;
          const { name, facts } = describe(option);
          return (
            <div
              key={keyOf(option)}
              id={`${id}-${index}`}
              className="ww-option"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-disabled={isPending || undefined}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              title={facts === undefined ? name : `${name}, ${facts}`}
              onMouseDown={({ button }) => {
                if (button === 0 && !isPending) onChoose(option);
              }}
            >
              <bdi>{name}</bdi>
              {facts !== undefined && <bdi className="ww-option-facts">{facts}</bdi>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
