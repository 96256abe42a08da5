import { useMemo, useState } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft } from '@shared/forms/useDraft';
import { t } from '@shared/page/i18n';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import type { PageAnswer } from '../model/answers';
import {
  campaignSchema,
  emptyCampaign,
  fieldsOfCampaign,
  isCampaignOf,
  isEmptyCampaign,
  mergeCampaigns,
  type CampaignDraft,
} from '../model/campaign';
import type { NotCreated } from '../state/campaignThunks';
import { CampaignDialog } from './CampaignDialog';

interface Props {
  /** Where campaigns are created: what is kept of one belongs to it. */
  record: string;
  campaigns: PageAnswer['campaigns'];
}

/** Opens the dialog of a new campaign. What is typed in it stays until the campaign is there, also past a reload. */
export function CampaignButton({ record, campaigns }: Props) {
  const [draft, setDraft] = useState(emptyCampaign);
  const [created, setCreated] = useState('');
  const [late, setLate] = useState<NotCreated | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const unsaved = useMemo(() => (isEmptyCampaign(draft) ? null : draft), [draft]);
  useLeaveGuard(unsaved !== null);
  const { offered, answer } = useDraft<CampaignDraft>({
    record,
    schema: campaignSchema,
    value: unsaved,
    merge: mergeCampaigns,
    // Its answer was lost with the page.
    stillUnsaved: (found) =>
      campaigns.some((campaign) => isCampaignOf(fieldsOfCampaign(found), campaign)) ? null : found,
  });
  const open = () => {
    setLate(null);
    setIsOpen(true);
  };
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={open}>
        {t('New campaign')}
      </button>
      {isOpen && (
        <CampaignDialog
          draft={draft}
          onChange={setDraft}
          onCreated={(sent) => {
            // What was typed since is of another one.
            setDraft((now) => (now === sent ? emptyCampaign : now));
            setCreated(sent.name.trim());
          }}
          onLate={setLate}
          onClose={() => setIsOpen(false)}
        />
      )}
      {created && (
        <Toast
          key={created}
          says={t('Created the campaign %(name)s.', { name: created })}
          onDismiss={() => setCreated('')}
        />
      )}
      {offered && !isOpen && (
        <div className="ww-page-late">
          <DraftOffer
            savedAt={offered.savedAt}
            ask={(time) =>
              t('Restore the campaign %(name)s that you began at %(time)s?', {
                name: offered.value.name.trim() || t('without a name'),
                time,
              })
            }
            onRestore={() => {
              setDraft((now) => mergeCampaigns(offered.value, now));
              answer();
              open();
            }}
            onDiscard={() => answer()}
          />
        </div>
      )}
      {late && <NotThere why={late} />}
    </>
  );
}

/** What became known once the dialog was closed. */
const NotThere = ({ why }: { why: NotCreated }) => (
  <div className="ww-page-late">
    <FailureAlert failure={why.failure}>
      {why.status === 'unknown'
        ? t('We don’t know whether the campaign was created. What you chose is kept.')
        : t('The campaign was not created. What you chose is kept.')}
    </FailureAlert>
  </div>
);
