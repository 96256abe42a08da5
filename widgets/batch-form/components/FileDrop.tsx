import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/i18n';
import { acceptedFiles } from '../fileCheck';
import { useLatest } from './useLatest';

interface Props {
  onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped on it, and has a button that chooses them. */
export function FileDrop({ onFiles }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = useLatest(onFiles);

  // Nothing for the keyboard to do here, which has the button: so no element with handlers of its own.
  useEffect(() => {
    const area = place.current;
    const handleDrag = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(event.type === 'dragover');
      if (event.type === 'drop') take.current([...(event.dataTransfer?.files ?? [])]);
    };
    const names = ['dragover', 'dragleave', 'drop'] as const;
    for (const name of names) area?.addEventListener(name, handleDrag);
    return () => {
      for (const name of names) area?.removeEventListener(name, handleDrag);
    };
  }, [take]);

  return (
    <div className={`ww-drop ${isOver ? 'ww-drop-over' : ''}`} ref={place}>
      <input
        ref={input}
        hidden
        aria-label={t('Choose certificates')}
        type="file"
        multiple
        accept={acceptedFiles}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => input.current?.click()}
      >
        {t('Choose certificates')}
      </button>
      <span className="ww-muted">{t('or drop them here: PDF, PNG or JPEG')}</span>
    </div>
  );
}
