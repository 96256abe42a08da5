import { useRef, useState } from 'react';
import { isolate, t } from '@shared/page/i18n';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { useMeasured } from '@shared/ui/useMeasured';
import type { BrandPageConfig } from '../config';
import type { PageAnswer } from '../model/answers';
import { Canvas } from './Canvas';
import { EditorBar } from './EditorBar';
import { EditorTools } from './EditorTools';
import { PageConflicts } from './PageConflicts';
import { Panel } from './Panel';
import { Preview } from './Preview';
import { useEditor } from './useEditor';

interface Props {
  config: BrandPageConfig;
  answer: PageAnswer;
}

/** Pixels from which two columns stand beside each other. */
const wide = 720;

/** What is not shown at all, as in a closed tab, has no width. */
function hasRoom(element: HTMLElement): boolean | null {
  const { width } = element.getBoundingClientRect();
  return width > 0 ? width >= wide : null;
}

/** The tiles of a page, the panel of what is chosen among them, and what can be done with what is not saved. */
export function Editor({ config, answer }: Props) {
  const editor = useEditor(config.urls.download, answer);
  const { chosen, draft } = editor;
  const whole = useRef<HTMLDivElement>(null);
  // Where a browser does not tell there is room for a panel beside the tiles.
  const isWide = useMeasured(whole, hasRoom, true);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isInline = isPreviewed || !isWide;
  const isBare = editor.page.tiles.length === 0 && chosen === null && !isPreviewed;
  const panel = chosen !== null && (
    <Panel key={chosen} of={chosen} config={config} answer={answer} editor={editor} />
  );

  return (
    <div className="ww-stack ww-page-whole" ref={whole}>
      {draft.offered && answer.canEdit && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          onRestore={editor.restoreDraft}
          onDiscard={() => draft.answer()}
        >
          {draft.offered.value.pictures.length > 0 &&
            t('Pictures must be chosen again: %(names)s.', {
              names: draft.offered.value.pictures.map(isolate).join(', '),
            })}
        </DraftOffer>
      )}
      <EditorTools
        config={config}
        answer={answer}
        editor={editor}
        isPreviewed={isPreviewed}
        onPreview={setIsPreviewed}
      />
      {editor.conflicts.length > 0 && <PageConflicts editor={editor} answer={answer} />}
      <div
        className={`ww-page-editor ${isInline ? 'ww-page-inline' : ''} ${isBare ? 'ww-page-bare' : ''}`}
      >
        <Canvas editor={editor} answer={answer} panel={isInline ? panel : null} />
        {!isInline && !isBare && (
          <div className="ww-page-side">
            {panel || <p className="ww-muted">{t('Choose a tile to see its fields.')}</p>}
          </div>
        )}
        {isPreviewed && (
          <div className="ww-page-side">
            <Preview page={editor.page} answer={answer} />
          </div>
        )}
      </div>
      {(answer.canEdit || editor.count > 0) && <EditorBar editor={editor} />}
    </div>
  );
}
