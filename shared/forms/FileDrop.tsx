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
  /** Where it is what a dialog opens with. */
  takesFocus?: boolean;
  /** While a file is read, no other is taken. */
  isDisabled?: boolean;
  /** Of what is wrong with the last file. */
  errorId?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped on it, and has a button that chooses them. Its screen's style imports `fileDrop`. */
export function FileDrop(props: Props) {
  const { label, hint, accept, isMultiple, takesFocus, isDisabled = false, errorId } = props;
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = useRef(props.onFiles);
  useLayoutEffect(() => {
    take.current = isDisabled ? () => undefined : props.onFiles;
  });
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

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
          take.current([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Icon of={uploadIcon} />
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={isDisabled}
        aria-describedby={errorId}
        onClick={() => isDisabled || input.current?.click()}
      >
        {label}
      </button>
      <span className="ww-muted">{hint}</span>
    </div>
  );
}
