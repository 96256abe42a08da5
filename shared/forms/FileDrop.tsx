import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon';
import { uploadIcon } from '../ui/icons/upload';

interface Props {
  /** "Choose certificates" */
  label: string;
  /** What is taken: "or drop them here: PDF, PNG or JPEG". */
  hint: string;
  /** As the `accept` of a file input. */
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped on it, and has a button that chooses them. Its screen's style imports `fileDrop`. */
export function FileDrop({ label, hint, accept, isMultiple, onFiles }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  useLayoutEffect(() => {
    take.current = onFiles;
  });

  // Nothing for the keyboard to do here, which has the button: so no element with handlers of its own.
  useEffect(() => {
    const { current } = area;
    const handleDrag = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(event.type === 'dragover');
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.type === 'drop' && files.length > 0) take.current(files);
    };
    const names = ['dragover', 'dragleave', 'drop'] as const;
    for (const name of names) current?.addEventListener(name, handleDrag);
    return () => {
      for (const name of names) current?.removeEventListener(name, handleDrag);
    };
  }, []);

  return (
    <div className={`ww-drop ${isOver ? 'ww-drop-over' : ''}`} ref={area}>
      <input
        ref={input}
        hidden
        aria-label={label}
        type="file"
        multiple={isMultiple}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Icon of={uploadIcon} />
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <span className="ww-muted">{hint}</span>
    </div>
  );
}
