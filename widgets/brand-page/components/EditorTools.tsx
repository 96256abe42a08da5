import { useState } from 'react';
import { t } from '@shared/page/i18n';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { Icon } from '@shared/ui/Icon';
import { redoIcon } from '@shared/ui/icons/redo';
import { undoIcon } from '@shared/ui/icons/undo';
import type { BrandPageConfig } from '../config';
import type { PageAnswer } from '../model/answers';
import { namesOf } from '../model/history';
import { CampaignButton } from './CampaignButton';
import { RestoreDialog } from './RestoreDialog';
import { pageDetails, type EditorState } from './useEditor';

interface Props {
  config: BrandPageConfig;
  answer: PageAnswer;
  editor: EditorState;
  isPreviewed: boolean;
  onPreview: (isPreviewed: boolean) => void;
}

/** What concerns the whole page: its details, the preview, the version that the server has, undo and redo. */
export function EditorTools({ config, answer, editor, isPreviewed, onPreview }: Props) {
  const names = namesOf(editor.editing);
  const [said, setSaid] = useState('');
  return (
    <div className="ww-page-tools">
      <button
        type="button"
        className="btn btn-outline-secondary"
        data-focus={`tile:${pageDetails}`}
        aria-pressed={editor.chosen === pageDetails}
        onClick={() => editor.choose(pageDetails)}
      >
        {t('Page details')}
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-pressed={isPreviewed}
        onClick={() => onPreview(!isPreviewed)}
      >
        {t('Preview')}
      </button>
      {answer.canEdit && (
        <>
          <ButtonWithDialog
            className="btn-outline-secondary"
            dialog={(close) => <RestoreDialog editor={editor} onClose={close} />}
          >
            {t('Restore saved page')}
          </ButtonWithDialog>
          {config.urls.campaigns !== undefined && config.urls.vendors !== undefined && (
            <CampaignButton record={config.urls.campaigns} campaigns={answer.campaigns} />
          )}
          <span className="ww-page-undo">
            <Step
              name={names.undo}
              label={t('Undo')}
              icon={undoIcon}
              onClick={(step) => {
                editor.undo();
                setSaid(t('Undone: %(step)s', { step }));
              }}
            />
            <Step
              name={names.redo}
              label={t('Redo')}
              icon={redoIcon}
              onClick={(step) => {
                editor.redo();
                setSaid(t('Redone: %(step)s', { step }));
              }}
            />
          </span>
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </>
      )}
    </div>
  );
}

interface StepProps {
  /** Of what would be undone or redone; null for nothing. */
  name: string | null;
  label: string;
  icon: string;
  onClick: (name: string) => void;
}

/** It is not `disabled` when there is nothing left, which would drop the focus. */
function Step({ name, label, icon, onClick }: StepProps) {
  const says = name === null ? label : t('%(label)s: %(step)s', { label, step: name });
  return (
    <button
      type="button"
      className="btn btn-plain ww-icon-btn"
      aria-label={says}
      title={says}
      aria-disabled={name === null}
      onClick={name === null ? undefined : () => onClick(name)}
    >
      <Icon of={icon} />
    </button>
  );
}
