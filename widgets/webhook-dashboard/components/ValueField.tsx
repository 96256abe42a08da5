import { useState } from 'react';
import { Field, type FieldProps } from '@shared/forms/Field';
import { t } from '@shared/page/i18n';

interface Props extends Pick<FieldProps, 'hint' | 'error' | 'isDisabled'> {
  value: string;
  onChange: (text: string) => void;
}

/** A value that is masked while it is typed, unless somebody wants to see it. No browser offers to keep it. */
export function ValueField({ value, onChange, ...field }: Props) {
  const [isShown, setIsShown] = useState(false);
  const isWrong = field.error !== undefined && field.error.length > 0;
  return (
    <Field {...field} label={t('Value')} text="">
      {(control) => (
        <span className="ww-hook-value">
          <input
            {...control}
            className={`form-control ${isWrong ? 'is-invalid' : ''}`}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            spellCheck={false}
            dir="ltr"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="btn btn-plain"
            aria-pressed={isShown}
            aria-label={t('Show what you type')}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? t('Hide') : t('Show')}
          </button>
        </span>
      )}
    </Field>
  );
}
