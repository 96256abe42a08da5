import type { ReactNode } from 'react';
import { t } from '../../../shared/i18n';
import { useForm } from './FormContext';

/** What the control of a field is told by its frame. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FrameProps {
  path: string;
  label: string;
  /** What it was before it was edited, '' for nothing; undefined when it is not edited. */
  was?: string | undefined;
  error?: readonly string[] | undefined;
  hint?: string | undefined;
  /** In a row, whose column names the field where there is room for columns. */
  isCell?: boolean;
}

interface Props extends FrameProps {
  /** Stands in place of the control for people who may only look. */
  text: string;
  children: (control: ControlProps) => ReactNode;
}

/** The label of a field, its former value, and what is wrong with it. */
export function FieldFrame({ path, label, was, error, hint, isCell, text, children }: Props) {
  const { prefix, isReadOnly } = useForm();
  const id = prefix + path;
  const notes = [
    was !== undefined && `${id}-was`,
    error && `${id}-error`,
    hint !== undefined && `${id}-hint`,
  ].filter(Boolean);
  const former = was === '' ? t('Was empty') : t('Was %(value)s', { value: was ?? '' });

  return (
    <div className={isCell ? 'ww-batch-cell' : 'ww-batch-field'}>
      <div className="ww-label-row">
        {isReadOnly ? (
          <span className="form-label">{label}</span>
        ) : (
          <label className="form-label" htmlFor={id}>
            {label}
          </label>
        )}
        {was !== undefined && (
          <span className="ww-edited" id={`${id}-was`} title={former}>
            <span className="ww-was">{former}</span>
          </span>
        )}
      </div>
      {isReadOnly ? (
        <span className="ww-numbers">{text || '–'}</span>
      ) : (
        children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
        })
      )}
      {error && (
        <div className="invalid-feedback" id={`${id}-error`}>
          {error.join(' ')}
        </div>
      )}
      {hint !== undefined && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
