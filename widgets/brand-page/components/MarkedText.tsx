import { useLayoutEffect, useRef, useState } from 'react';
import { useFocus } from '@shared/focus/useFocus';
import { NoteField } from '@shared/forms/NoteField';
import type { TextFieldProps } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';
import { withMark } from '../model/richText';

interface Props extends TextFieldProps {
  /** Of the element around it: the text takes the focus there once it was marked. */
  focusKey: string;
}

/** Plain paragraphs, with *emphasis* and [words](address) in them: no HTML is kept, and none is made. */
export function MarkedText({ focusKey, ...props }: Props) {
  const { value, onChange, isReadOnly } = props;
  const focus = useFocus();
  const whole = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<readonly [number, number] | null>(null);

  useLayoutEffect(() => {
    if (!selected) return;
    whole.current?.querySelector('textarea')?.setSelectionRange(...selected);
    focus.moveTo(focusKey);
  }, [focus, focusKey, selected]);

  const mark = (kind: 'emphasis' | 'link') => {
    const { selectionStart = 0, selectionEnd = 0 } = whole.current?.querySelector('textarea') ?? {};
    const marked = withMark(value, [selectionStart, selectionEnd], kind);
    onChange(marked.text);
    setSelected(marked.selected);
  };
  return (
    <div ref={whole}>
      <NoteField {...props} rows={6} hint={!isReadOnly && t('An empty line begins a paragraph.')} />
      {!isReadOnly && (
        <div className="ww-row ww-page-marking">
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => mark('emphasis')}
          >
            {t('Emphasize')}
          </button>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => mark('link')}
          >
            {t('Add link')}
          </button>
        </div>
      )}
    </div>
  );
}
