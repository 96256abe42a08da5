import { useState } from 'react';
import { DateField } from '@shared/forms/DateField';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import { WriteDialog } from '@shared/ui/WriteDialog';
import {
  fieldsOfCampaign,
  problemsOfCampaign,
  type CampaignDraft,
  type CampaignField,
} from '../model/campaign';
import { createCampaign, type NotCreated } from '../state/campaignThunks';
import { useAppDispatch } from '../state/slice';
import { VendorPicker } from './VendorPicker';

interface Props {
  draft: CampaignDraft;
  /** Of the draft as it is then: two fields may change before it is drawn again. */
  onChange: (change: (draft: CampaignDraft) => CampaignDraft) => void;
  /** The dialog may be closed by then, or open for another one. */
  onCreated: (created: CampaignDraft) => void;
  /** It was not created, and the dialog is closed by then. */
  onLate: (why: NotCreated) => void;
  onClose: () => void;
}

/** A new campaign: its name, its days, and the vendors that take part. */
export function CampaignDialog({ draft, onChange, onCreated, onLate, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [isActivated, setIsActivated] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const write = useDialogWrite<NotCreated>(onClose, onLate);
  const { why, isBusy, isSearching } = write;
  const problems = isActivated ? problemsOfCampaign(draft) : {};

  const change = (changes: Partial<CampaignDraft>) => {
    write.forget();
    onChange((now) => ({ ...now, ...changes }));
  };
  const errorOf = (field: CampaignField) => [
    ...[problems[field] ?? []].flat(),
    ...(why?.failure.fields.find(({ name }) => name === field)?.messages ?? []),
  ];
  const create = () => {
    setIsActivated(true);
    if (Object.keys(problemsOfCampaign(draft)).length > 0) return;
    void write.send(async (onSearch) => {
      const found = await dispatch(createCampaign(fieldsOfCampaign(draft), onSearch));
      if (!found) onCreated(draft);
      return found;
    });
  };
  const day = (field: 'starts' | 'ends', label: string) => (
    <DateField
      label={label}
      value={draft[field]}
      error={errorOf(field)}
      isReadOnly={isSearching}
      onChange={(text) => change({ [field]: text })}
    />
  );

  return (
    <WriteDialog
      title={t('New campaign')}
      size="preview"
      action={t('Create campaign')}
      write={write}
      isOff={isChoosing}
      whyOff={t('The vendors are being selected.')}
      searching={t('We don’t know yet whether the campaign was created. Checking…')}
      failed={({ status, failure }) => (
        <FailureAlert failure={failure}>
          {status === 'unknown'
            ? t('We don’t know whether the campaign was created. What you chose is kept.')
            : t('The campaign was not created. What you chose is kept.')}
        </FailureAlert>
      )}
      onAct={create}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        value={draft.name}
        error={errorOf('name')}
        isReadOnly={isSearching}
        onChange={(name) => change({ name })}
      />
      <div className="ww-row ww-page-days">
        {day('starts', t('First day'))}
        {day('ends', t('Last day'))}
      </div>
      <VendorPicker
        chosen={draft.vendors}
        error={errorOf('vendors')}
        isOff={isBusy}
        onChange={(choose) => {
          write.forget();
          onChange((now) => ({ ...now, vendors: choose(now.vendors) }));
        }}
        onChoosing={setIsChoosing}
      />
    </WriteDialog>
  );
}
