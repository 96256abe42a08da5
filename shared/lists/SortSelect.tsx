import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';

interface Props {
  /** What a list may be ordered by: the value of `order-by`, empty for the server's order, and its words. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (orderBy: string) => void;
}

/** The order of a list that has no heads to press. */
export function SortSelect({ options, value, onChange }: Props) {
  const id = useDomId();
  return (
    <div className="ww-sort">
      <label className="visually-hidden" htmlFor={id}>
        {t('Sort by')}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
