import { useState } from 'react';
import { formatCount } from '../format/numbers';
import { t } from '../page/i18n';
import { useDomId, useLocale } from '../mount/WidgetContext';
import type { FilterProps } from './FilterButton';

/** From so many choices on they have a search of their own. */
const searchedFrom = 10;

/** What a filter lets through, each with its box. */
export function FilterChoices({
  id,
  label,
  options,
  chosen,
  isMultiple = false,
  isTitled = false,
  onChoose,
}: FilterProps & {
  id: string;
  /** It stands among others: its name is shown, and the panel is theirs. */
  isTitled?: boolean;
}) {
  const [sought, setSought] = useState('');
  const name = useDomId();
  const text = sought.trim().toLowerCase();
  const found = options.filter((option) => option.label.toLowerCase().includes(text));
  const toggle = (value: string) => {
    const others = chosen.filter((each) => each !== value);
    if (!isMultiple) onChoose([value]);
    else onChoose(others.length < chosen.length ? others : [...others, value]);
  };
  return (
    <fieldset className={isTitled ? 'ww-filter-part' : 'ww-filter-panel'} id={id}>
      <legend className={isTitled ? 'ww-filter-title' : 'visually-hidden'}>{label}</legend>
      {options.length >= searchedFrom && (
        <input
          type="search"
          className="form-control"
          aria-label={isTitled ? t('Find a choice of %(label)s', { label }) : t('Find a choice')}
          placeholder={t('Find a choice')}
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <div className="ww-filter-choices">
        {!isMultiple && text === '' && (
          <Choice
            type="radio"
            name={name}
            label={t('All')}
            isChosen={chosen.length === 0}
            onChoose={() => onChoose([])}
          />
        )}
        {found.map(({ value, label: text, count }) => (
          <Choice
            key={value}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            label={text}
            count={count}
            isChosen={chosen.includes(value)}
            onChoose={() => toggle(value)}
          />
        ))}
        {found.length === 0 && <p className="ww-muted">{t('Nothing found.')}</p>}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  count?: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

const Choice = ({ type, name, label, count, isChosen, onChoose }: ChoiceProps) => (
  <label className={`ww-filter-choice ${count === 0 && !isChosen ? 'ww-dimmed' : ''}`}>
    <input
      type={type}
      name={name}
      className="form-check-input"
      checked={isChosen}
      onChange={onChoose}
    />
    <bdi>{label}</bdi>
    {count !== undefined && <Count of={count} />}
  </label>
);

function Count({ of }: { of: number }) {
  const locale = useLocale();
  return <span className="ww-filter-count">{formatCount(of, locale)}</span>;
}
