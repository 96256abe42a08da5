import type { Http } from '../http/http';
import type { Id } from '../answers/id';
import { t } from '../page/i18n';
import { Banner } from '../ui/Banner';
import { DraftOffer } from '../ui/DraftOffer';
import { FailureAlert } from '../ui/FailureAlert';
import { Toast } from '../ui/Toast';
import type { RecordEditor } from './useRecordEditor';

interface Props<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }> {
  editor: RecordEditor<Row, Fields, Ext>;
}

/** What is to be said of a record while its dialog is closed: a draft, a save that is looked for or failed, a saved one. */
export function RecordNews<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>({ editor }: Props<Row, Fields, Ext>) {
  const { kind, offered, isBusy, work, why, saved, undo } = editor;
  const { texts } = kind;
  if (editor.isOpen) return null;
  return (
    <>
      {/* To restore it over other work would be to lose one of the two. */}
      {offered && !work && (
        <DraftOffer
          savedAt={offered.savedAt}
          ask={(time) => texts.offer(offered.draft, time)}
          onRestore={() => offered.restore()}
          onDiscard={offered.leave}
        />
      )}
      {isBusy && (
        <Banner level="warning" role="status">
          {texts.searching()}
        </Banner>
      )}
      {/* What was typed while a save was on its way, too. */}
      {work && !isBusy && (
        <FailureAlert
          {...(why && 'failure' in why && { failure: why.failure })}
          retryLabel={t('Open it again')}
          onRetry={editor.reopen}
        >
          {texts.kept()}
        </FailureAlert>
      )}
      {saved && (
        <Toast
          key={JSON.stringify(saved)}
          says={texts.saved(saved)}
          {...(undo && { onUndo: undo })}
          onDismiss={editor.dismiss}
        />
      )}
    </>
  );
}
