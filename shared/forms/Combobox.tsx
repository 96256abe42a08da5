import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';
import type { Load } from '../store/load';
import { FailureAlert } from '../ui/FailureAlert';
import { heightOf, OptionList, type OptionText } from './OptionList';
import { useComposing } from './useComposing';
import { useListBelow } from './useListBelow';
import { useOptions, type Found, type OptionSource } from './useOptions';
import { useRowWindow } from './useRowWindow';

export interface ComboboxTexts {
  placeholder?: string;
  /** Names the list for screen readers: "Customers". */
  list: string;
  /** "No customer has this name or license." */
  none: string;
  /** "3 customers." */
  count: (count: number) => string;
}

interface Props<Option> {
  label: string;
  texts: ComboboxTexts;
  /** The text of what is chosen, empty for nothing. */
  value: string;
  onChoose: (option: Option) => void;
  source: OptionSource<Option>;
  keyOf: (option: Option) => string;
  describe: (option: Option) => OptionText;
  /** Takes the focus when it is first drawn, as the first field of a dialog does. */
  takesFocus?: boolean;
  /** In a row whose column names the field: what it is called and how much it found is for screen readers. */
  isCell?: boolean;
}

/** Options that Page Up and Page Down pass. */
const pageLength = 8;

/**
 * A text field that finds one of many: by the ARIA pattern of a combobox with a list, over a list in the page or a
 * server that is searched. What was found for an older text is dimmed and cannot be chosen. Enter takes the first of
 * what was typed, and waits for it where it is still on its way; whoever types on or leaves the field meanwhile
 * takes nothing.
 */
export function Combobox<Option>({
  label,
  texts,
  value,
  source,
  onChoose,
  ...props
}: Props<Option>) {
  const { keyOf, describe, takesFocus = false, isCell = false } = props;
  const [fieldId, listId, statusId] = [useDomId(), useDomId(), useDomId()];
  const field = useRef<HTMLInputElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { isComposing, on } = useComposing();
  const found = useOptions(source, typed ?? '', isComposing);
  const { load } = found;
  const options = optionsOf(load);
  const isPending = load.status === 'pending';
  const active = isOpen && !isPending ? options[at] : undefined;
  useListBelow(below, field, isOpen);
  const rows = useRowWindow(
    list,
    options,
    active === undefined ? -1 : at,
    heightOf(options, describe),
  );

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const choose = (option: Option) => {
    setTyped(null);
    setIsOpen(false);
    setAt(-1);
    onChoose(option);
  };

  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    found.leave();
  };
  const activate = (index: number) => {
    open();
    setAt(index);
    rows.reveal(index);
  };
  const handleType = (text: string) => {
    setTyped(text);
    // The first that fits is a guess at what is meant, and nothing is meant yet by an empty field.
    activate(text.trim() ? 0 : -1);
  };
  const handleEnter = () => {
    if (active !== undefined) choose(active);
    else if (isPending && at === 0) {
      found.await(({ options: [first] }) => {
        if (first !== undefined) choose(first);
      });
    }
  };
  const move = (step: number) => {
    if (isPending) open();
    else activate(Math.min(Math.max(at + step, 0), options.length - 1));
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: isOpen ? () => move(pageLength) : undefined,
    PageUp: isOpen ? () => move(-pageLength) : undefined,
    Enter: isOpen ? handleEnter : undefined,
    // A dialog closes by Escape only when the list is closed.
    Escape: isOpen ? close : undefined,
  };
  const handleKey = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    act();
    event.stopPropagation();
    event.preventDefault();
  };
  const handleBlur = () => {
    close();
    // On the way to Retry what was typed stays.
    if (load.status !== 'failed') setTyped(null);
  };
  const handleRetry = () => {
    field.current?.focus();
    open();
    found.retry();
  };

  return (
    <div className="ww-field">
      <label className={isCell ? 'visually-hidden' : 'form-label'} htmlFor={fieldId}>
        {label}
      </label>
      <div className={`ww-combobox ${isCell ? 'ww-combobox-cell' : ''}`}>
        <input
          id={fieldId}
          ref={field}
          className="form-control"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${listId}-${at}`}
          aria-describedby={statusId}
          placeholder={texts.placeholder}
          value={typed ?? value}
          onChange={({ target }) => handleType(target.value)}
          onClick={open}
          onBlur={handleBlur}
          onKeyDown={handleKey}
          {...on}
        />
        <div
          ref={below}
          className={`ww-combobox-below ${isOpen ? 'ww-combobox-open' : ''}`}
          popover={isOpen ? 'manual' : undefined}
        >
          <OptionList
            id={listId}
            label={texts.list}
            options={isOpen || !isCell ? options : none}
            active={active === undefined ? -1 : at}
            listRef={list}
            rows={rows}
            isOpen={isOpen}
            isPending={isPending}
            keyOf={keyOf}
            describe={describe}
            onChoose={choose}
          />
          <p
            className={isCell && options.length > 0 ? 'visually-hidden' : 'ww-combobox-status'}
            id={statusId}
            role="status"
          >
            {isOpen || !isCell ? statusOf(load, texts) : ''}
          </p>
        </div>
      </div>
      {load.status === 'failed' && <FailureAlert failure={load.failure} onRetry={handleRetry} />}
    </div>
  );
}

/** A table has many of these: those that are closed hold no rows of their lists. */
const none: readonly never[] = [];

const optionsOf = <Option,>(load: Load<Found<Option>>): readonly Option[] =>
  (load.status === 'idle' ? undefined : load.value?.options) ?? [];

/** "Nothing found" only when that is true. */
function statusOf(load: Load<Found<unknown>>, texts: ComboboxTexts): string {
  if (load.status === 'pending') return t('Searching…');
  if (load.status !== 'ready') return '';
  const { options, count } = load.value;
  if (count === 0) return texts.none;
  if (count <= options.length) return texts.count(count);
  return t('Showing %(shown)s of %(count)s. Keep typing.', { shown: options.length, count });
}
