import type { ReactNode } from 'react';
import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';

/** How wide a control is, by what it holds. */
export type FieldWidth = 'count' | 'money' | 'date' | 'reference' | 'name' | 'full';

/** What a frame tells its control: each control takes all of it. */
export interface ControlProps {
  id: string;
  disabled: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What every field of the family takes. */
export interface FieldProps {
  label: string;
  /** The id of the control, for those who lead the focus to it; otherwise it has one of its own. */
  id?: string;
  hint?: ReactNode;
  /** What is wrong, in whole sentences. */
  error?: readonly string[] | undefined;
  /** What the server has, as a person reads it, where the field differs from it; '' for nothing. */
  was?: string | undefined;
  /** What arrived from elsewhere while the field has the focus and stays as it is; '' for nothing. */
  news?: string | undefined;
  width?: FieldWidth;
  isOptional?: boolean;
  /** Nothing is saved without it. */
  isRequired?: boolean;
  /** It cannot be changed at present; the hint says why. */
  isDisabled?: boolean;
  /** In a row whose column names the field where there is room for columns. */
  isCell?: boolean;
  /** Only to be looked at: the value stands instead of the control. */
  isReadOnly?: boolean;
}

interface Props extends FieldProps {
  /** The value as a person reads it. */
  text: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label over its control, and under it what is to be said: a hint, news, what is wrong. */
export function Field(props: Props) {
  const { label, hint, error, was, news, width = 'full', isOptional, isCell, isReadOnly } = props;
  const ownId = useDomId();
  const id = props.id ?? ownId;
  const isWrong = error !== undefined && error.length > 0;
  const notes = [
    was !== undefined && `${id}-was`,
    hint && `${id}-hint`,
    news !== undefined && `${id}-news`,
    isWrong && `${id}-error`,
  ].filter(Boolean);

  return (
    <div className={`ww-form-field ww-width-${width} ${isCell ? 'ww-form-cell' : ''}`}>
      <div className="ww-label-row">
        {isReadOnly ? (
          <span className="form-label">
            <bdi>{label}</bdi>
          </span>
        ) : (
          <label className="form-label" htmlFor={id}>
            <bdi>{label}</bdi>
            {isOptional && <span className="ww-optional"> {t('(optional)')}</span>}
            {props.isRequired && <span className="text-danger"> *</span>}
          </label>
        )}
        {was !== undefined && <Former id={`${id}-was`} was={was} />}
      </div>
      {isReadOnly ? (
        <bdi className="ww-numbers">{props.text || '–'}</bdi>
      ) : (
        props.children({
          id,
          disabled: props.isDisabled,
          'aria-invalid': isWrong || undefined,
          'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
        })
      )}
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {news !== undefined && (
        <p className="ww-note ww-note-info" id={`${id}-news`} role="status">
          {news === '' ? t('Now empty.') : t('Now %(value)s.', { value: news })}
        </p>
      )}
      {isWrong && (
        <p className="ww-note ww-note-danger" id={`${id}-error`}>
          <span>{error.join(' ')}</span>
        </p>
      )}
    </div>
  );
}

/** A dot beside the label, and on hover and focus what the server has. */
function Former({ id, was }: { id: string; was: string }) {
  const says = was === '' ? t('Was empty') : t('Was %(value)s', { value: was });
  return (
    <span className="ww-edited" id={id} title={says}>
      <span className="ww-was">{says}</span>
    </span>
  );
}
