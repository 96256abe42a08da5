import { useState, type KeyboardEvent } from 'react';
import type { OptionValue, ProductOption } from '@shared/contract/variantCreation';
import { CheckField } from '@shared/forms/CheckField';
import { Field } from '@shared/forms/Field';
import { nameKey, trimmed } from '@shared/format/names';
import { t } from '@shared/page/i18n';
import { isSameValue, valuesOf } from '../model/combinations';
import { toggled, type Work } from '../model/work';

interface Props {
  options: readonly ProductOption[];
  work: Work;
  isDisabled: boolean;
  onChange: (work: Work) => void;
}

/** The options of the product: every combination of what is ticked is a variant. */
export const OptionFields = ({ options, work, isDisabled, onChange }: Props) => (
  <div className="ww-columns">
    {options.map((option) => (
      <OptionField
        key={String(option.id)}
        option={option}
        work={work}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    ))}
  </div>
);

interface OptionProps extends Omit<Props, 'options'> {
  option: ProductOption;
}

function OptionField({ option, work, isDisabled, onChange }: OptionProps) {
  const values = valuesOf(option, work.chosen).map((value) => ({ optionId: option.id, value }));
  const isOn = (value: OptionValue) => work.chosen.some((each) => isSameValue(each, value));
  const areAllOn = values.length > 0 && values.every(isOn);
  const toggleAll = () =>
    onChange(values.reduce((now, value) => toggled(now, value, !areAllOn), work));
  return (
    <fieldset className="ww-column ww-variant-option" disabled={isDisabled}>
      <legend className="form-label">
        <bdi>{option.name}</bdi>
      </legend>
      <div className="ww-variant-values">
        {values.map((value) => (
          <CheckField
            key={value.value}
            label={value.value}
            isOn={isOn(value)}
            onToggle={(to) => onChange(toggled(work, value, to))}
          />
        ))}
      </div>
      {values.length > 1 && (
        <button
          type="button"
          className="btn btn-plain"
          aria-label={
            areAllOn
              ? t('Clear all of %(option)s', { option: option.name })
              : t('Choose all of %(option)s', { option: option.name })
          }
          onClick={toggleAll}
        >
          {areAllOn ? t('Clear all') : t('Choose all')}
        </button>
      )}
      {option.isOpen && (
        <NewValue
          option={option}
          isThere={(text) => values.some(({ value }) => nameKey(value) === nameKey(text))}
          onAdd={(value) => onChange(toggled(work, { optionId: option.id, value }, true))}
        />
      )}
    </fieldset>
  );
}

interface NewValueProps {
  option: ProductOption;
  isThere: (text: string) => boolean;
  onAdd: (value: string) => void;
}

/** A value that the product does not offer yet. */
function NewValue({ option, isThere, onAdd }: NewValueProps) {
  const [text, setText] = useState('');
  const add = () => {
    if (trimmed(text) === '') return;
    onAdd(trimmed(text));
    setText('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // In a dialog Enter would create the variants.
    event.preventDefault();
    add();
  };
  return (
    // The row listens for what is typed in its field.
    <div className="ww-new-value" onKeyDown={handleKey} role="presentation">
      <Field
        label={t('Another value of %(option)s', { option: option.name })}
        text={text}
        hint={isThere(text) && t('It is there already. Adding it ticks it.')}
      >
        {(control) => (
          // Of nobody but who types: it is emptied while it has the focus.
          <input
            {...control}
            type="text"
            className="form-control"
            autoComplete="off"
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-label={t('Add to %(option)s', { option: option.name })}
        aria-disabled={trimmed(text) === '' || undefined}
        onClick={add}
      >
        {t('Add')}
      </button>
    </div>
  );
}
