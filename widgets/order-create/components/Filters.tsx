import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '@shared/i18n';
import { useAppSelector } from '../state/slice';

interface Filter {
  text: string;
  brand: string;
  category: string;
}

interface Props {
  query: Filter;
  searchLabel: string;
  onChange: (part: Partial<Filter>) => void;
  /** Is told when a search begins to be typed, and again when it was handed to `onChange`. */
  onTyping?: (isTyping: boolean) => void;
  children?: ReactNode;
}

/** A pause in typing after which the server is asked. */
const pause = 300;

/** Text, brand and category that narrow a list. */
export function Filters({ query, searchLabel, onChange, onTyping, children }: Props) {
  const filters = useAppSelector((state) => state.filters);
  return (
    <div className="ww-order-filters" role="search" aria-label={searchLabel}>
      <SearchField
        text={query.text}
        label={searchLabel}
        onTyping={onTyping}
        onChange={(text) => onChange({ text })}
      />
      <select
        className="form-select"
        aria-label={t('Brand')}
        value={query.brand}
        onChange={({ target }) => onChange({ brand: target.value })}
      >
        <option value="">{t('All brands')}</option>
        {filters?.brands.map(({ id, name }) => (
          <option key={String(id)} value={String(id)}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label={t('Category')}
        value={query.category}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        <option value="">{t('All categories')}</option>
        {filters?.categories.map(({ id, name }) => (
          <option key={String(id)} value={String(id)}>
            {name}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}

interface SearchProps {
  text: string;
  label: string;
  onTyping: Props['onTyping'];
  onChange: (text: string) => void;
}

function SearchField({ text, label, onTyping, onChange }: SearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <input
      type="search"
      className="form-control"
      aria-label={label}
      placeholder={label}
      value={typed ?? text}
      onChange={({ target }) => {
        setTyped(target.value);
        onTyping?.(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          onChange(target.value);
          setTyped(null);
          onTyping?.(false);
        }, pause);
      }}
    />
  );
}
