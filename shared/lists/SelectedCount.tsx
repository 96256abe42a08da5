import { useState } from 'react';
import { formatCount } from '../format/numbers';
import { t, tn } from '../page/i18n';
import { useDomId, useLocale } from '../mount/WidgetContext';
import { useDisclosure } from '../ui/useDisclosure';
import { FilterChoices } from './FilterChoices';

interface Props<Row> {
  /** The selected rows by their keys. */
  selected: ReadonlyMap<string, Row>;
  /** The keys of the rows that are in sight. */
  shown: readonly string[];
  nameOf: (row: Row) => string;
  /** What is selected stays so. */
  isDisabled?: boolean | undefined;
  onChange: (selected: ReadonlyMap<string, Row>) => void;
}

/** How many rows are selected, and how many of them out of sight: those are named, and can be taken out. */
export function SelectedCount<Row>(props: Props<Row>) {
  const { selected, shown, nameOf, isDisabled, onChange } = props;
  const locale = useLocale();
  const id = useDomId();
  const { isOpen, toggle, whole, button, onKeyDown } = useDisclosure<HTMLDivElement>();
  // What is taken out of the selection can be put back into it as long as its name is shown.
  const [named, setNamed] = useState<ReadonlyMap<string, Row>>(new Map());
  const inSight = new Set(shown);
  const hidden = [...selected].filter(([key]) => !inSight.has(key));
  const number = (value: number) => ({ count: formatCount(value, locale) });

  const choose = (keys: readonly string[]) => {
    const isOut = (key: string) => named.has(key) && !keys.includes(key);
    onChange(new Map([...selected, ...named].filter(([key]) => !isOut(key))));
  };
  return (
    <>
      <span role="status">
        {tn('%(count)s selected', '%(count)s selected', selected.size, number(selected.size))}
        {hidden.length > 0 &&
          `, ${tn('%(count)s not shown', '%(count)s not shown', hidden.length, number(hidden.length))}`}
      </span>
      {(hidden.length > 0 || isOpen) && (
        // It listens for Escape out of all that is in it; none of that is the box itself.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className="ww-filter ww-selected" ref={whole} onKeyDown={onKeyDown}>
          <button
            ref={button}
            type="button"
            className="btn btn-plain"
            disabled={isDisabled}
            aria-label={t('Show what is selected and not shown')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => {
              setNamed(new Map(hidden));
              toggle();
            }}
          >
            {t('Show')}
          </button>
          {isOpen && !isDisabled && (
            <FilterChoices
              id={id}
              label={t('Selected and not shown')}
              options={[...named].map(([value, row]) => ({ value, label: nameOf(row) }))}
              chosen={[...selected.keys()]}
              isMultiple
              onChoose={choose}
            />
          )}
        </div>
      )}
    </>
  );
}
