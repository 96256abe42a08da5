import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useComposing } from '../forms/useComposing';
import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';
import { Icon } from '../ui/Icon';
import { closeIcon } from '../ui/icons/close';
import { searchIcon } from '../ui/icons/search';

interface Props {
  /** What is searched: "Search batches". It stands in the empty field and is its name. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** Is told when something begins to be typed, and once it was handed to `onSearch`. */
  onTyping?: ((isTyping: boolean) => void) | undefined;
}

/** Long enough not to search at each letter, short enough to feel at once. */
const pauseMilliseconds = 250;

/**
 * The search of a list: it searches after a pause in the typing, at once on Enter and when it is emptied by its
 * cross. "/" leads to it from anywhere on the page where nothing is typed.
 */
export function SearchField({ label, value, onSearch, onTyping }: Props) {
  const id = useDomId();
  const field = useRef<HTMLInputElement>(null);
  // Null while the field shows what is searched for.
  const [typed, setTyped] = useState<string | null>(null);
  const { isComposing, on } = useComposing();
  const commit = (text: string) => {
    setTyped(null);
    // Blanks alone look for nothing. Any other one may stand between two words: it is kept.
    const wanted = text.trim() && text;
    if (wanted !== value) onSearch(wanted);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });

  useEffect(() => {
    onTyping?.(typed !== null);
    if (typed === null || isComposing) return;
    const timer = setTimeout(() => latest.current(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [isComposing, onTyping, typed]);
  useSlashKey(field);

  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit(typed ?? value);
  };
  const shown = typed ?? value;
  return (
    <div className="ww-search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon of={searchIcon} />
      <input
        ref={field}
        id={id}
        type="search"
        className="form-control"
        placeholder={label}
        autoComplete="off"
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
        {...on}
      />
      {shown !== '' && (
        <button
          type="button"
          className="btn btn-plain ww-icon-btn"
          aria-label={t('Clear the search')}
          title={t('Clear the search')}
          onClick={() => {
            commit('');
            // The cross goes with the text.
            field.current?.focus();
          }}
        >
          <Icon of={closeIcon} />
        </button>
      )}
    </div>
  );
}

const typedInto = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function useSlashKey(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      // In a shadow root the event's own target is the host.
      const [target] = event.composedPath();
      const isElsewhere =
        target instanceof Element && target.closest(`${typedInto}, [role="dialog"]`);
      if (isElsewhere || !field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [field]);
}
