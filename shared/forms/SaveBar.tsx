import { Children, type ReactNode, type Ref } from 'react';
import { BusyButton } from '../ui/BusyButton';

interface Props {
  /** "2 unsaved changes", null while nothing differs from the server. */
  changes: string | null;
  /** Shown instead of them, once Save was pressed without changes. */
  idle?: string | null;
  /** What they are, in a caption. */
  details?: ReactNode;
  /** What Save really sends: "Save 2 changes". */
  saveLabel: string;
  onSave: () => void;
  isBusy: boolean;
  /** The way to discard them. */
  discard?: ReactNode;
  /** Its Save is there also while nothing differs, as where the specification names it. */
  isPinned?: boolean;
  /** While there is nothing to save, a pinned Save does not answer. */
  isOff?: boolean;
  barRef?: Ref<HTMLDivElement>;
  /** How the last save went: here, because it is seen wherever the page is scrolled to. */
  children?: ReactNode;
}

/** Sticks to the bottom of the window while something is not saved, and says what. */
export function SaveBar({ barRef, ...props }: Props) {
  const { changes, idle, details, saveLabel, onSave, isBusy, discard, isPinned, isOff, children } =
    props;
  const isShown = changes !== null || isBusy || isPinned;
  const isSaying = Children.toArray(children).length > 0;
  return (
    <div
      ref={barRef}
      className={`ww-savebar ${changes !== null || isSaying ? 'ww-savebar-dirty' : ''}`}
    >
      {children}
      {/* There before it has something to say: only then is it read out. */}
      <span className="ww-savebar-changes" role="status">
        {changes === null ? (
          <span className="ww-muted">{idle}</span>
        ) : (
          <>
            <span className="ww-dot" aria-hidden="true" />
            {changes} {details && <span className="ww-muted">{details}</span>}
          </>
        )}
      </span>
      {isShown && (
        <span className="ww-savebar-actions">
          {changes !== null && !isBusy && discard}
          <BusyButton className="btn-primary" isBusy={isBusy} disabled={isOff} onClick={onSave}>
            {saveLabel}
          </BusyButton>
        </span>
      )}
    </div>
  );
}
