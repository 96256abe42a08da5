import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { useDomId, useWidget } from '@shared/mount/WidgetContext';
import type { BrandPageConfig } from '../config';
import type { PageAnswer } from '../model/answers';
import { kindOf, kindLabel } from '../model/kinds';
import { tileOf } from '../model/page';
import { DetailFields } from './DetailFields';
import { TileFields } from './TileFields';
import { pageDetails, type EditorState } from './useEditor';

export interface PanelProps {
  config: BrandPageConfig;
  answer: PageAnswer;
  editor: EditorState;
}

/** The fields of what is chosen: of a tile, by its uid, or of the page. */
export function Panel({ of, ...props }: PanelProps & { of: string }) {
  const { editor } = props;
  const tile = tileOf(editor.page, of);
  if (of === pageDetails) {
    return (
      <Frame title={t('Page details')} onClose={editor.close} onLeave={editor.activateDetails}>
        <DetailFields {...props} />
      </Frame>
    );
  }
  if (!tile || tile.isRemoved) return null;
  return (
    <Frame title={kindLabel(tile.kind)} onClose={editor.close} onLeave={editor.seal}>
      {kindOf(tile.kind) ? (
        <TileFields {...props} tile={tile} />
      ) : (
        <p className="ww-muted">
          {t('This screen does not know this kind of tile. Its content stays as it is.')}
        </p>
      )}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  onClose: () => void;
  /** A field is left. */
  onLeave: () => void;
  children: ReactNode;
}

function Frame({ title, onClose, onLeave, children }: FrameProps) {
  const titleId = useDomId();
  const { headingLevel = 2 } = useWidget().config;
  const fields = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    const { current } = fields;
    const handleLeave = () => leave.current();
    current?.addEventListener('focusout', handleLeave);
    return () => current?.removeEventListener('focusout', handleLeave);
  }, []);
  const Heading = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <section className="ww-page-panel" aria-labelledby={titleId}>
      <header className="ww-page-panel-head">
        <Heading className="ww-card-title" id={titleId} data-focus="panel" tabIndex={-1}>
          {title}
        </Heading>
        <button
          type="button"
          className="btn-close"
          aria-label={t('Close the fields')}
          onClick={onClose}
        />
      </header>
      <div className="ww-stack" ref={fields}>
        {children}
      </div>
    </section>
  );
}
