import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/i18n';
import { useDomId } from '../../../shared/mount/WidgetContext';
import { acceptedFiles } from '../fileCheck';
import { useLatest } from './useLatest';

interface Props {
  onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped on it, and has a button that chooses them. */
export function FileDrop({ onFiles }: Props) {
  const id = useDomId();
  const place = useRef<HTMLDivElement>(null);
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
        id={id}
        className="visually-hidden ww-file"
        type="file"
        multiple
        accept={acceptedFiles}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <label className="btn btn-outline-secondary" htmlFor={id}>
        {t('Choose certificates')}
      </label>
      <span className="ww-muted">{t('or drop them here: PDF, PNG or JPEG')}</span>
    </div>
  );
}
