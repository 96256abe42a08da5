import { useState } from 'react';
import { factsOf } from '@shared/format/facts';
import { CheckGroup } from '@shared/forms/CheckGroup';
import { NumberField } from '@shared/forms/NumberField';
import type { Failure } from '@shared/http/failure';
import type { Id } from '@shared/answers/id';
import { t, tn } from '@shared/page/i18n';
import { splitEvenly } from '@shared/format/quantity';
import { Banner } from '@shared/ui/Banner';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Segmented } from '@shared/ui/Segmented';
import { useDialogWrite } from '@shared/ui/useDialogWrite';
import type { OfferRow } from '../model/rows';
import type { SetEdit, SheetLocation } from '../model/sheet';
import { useAppDispatch } from '../state/slice';
import { setOffers } from '../state/thunks';
import { useSheetWrite } from './useSheetWrite';

interface Props {
  row: OfferRow;
  locations: readonly SheetLocation[];
  onClose: () => void;
}

type Way = 'same' | 'split';

/** Orders the same cases of a row at each of some locations by one call, or shares a number of cases out to them. */
export function AddDialog({ row, locations, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [cases, setCases] = useState('');
  const [way, setWay] = useState<Way>('same');
  const [without, setWithout] = useState<readonly Id[]>([]);
  const [error, setError] = useState<string[]>([]);
  const { ref } = row;
  const at = locations.filter(({ id }) => !without.includes(id));

  const { minimum, increment } = row.choice;
  const typed = /^\d+$/.test(cases) ? Number(cases) : 0;
  const { shares, rest } = splitEvenly(typed, increment, at.length, minimum);

  const editOf = (locationIds: readonly Id[], to: number): SetEdit => ({
    type: 'set',
    offer: ref,
    locationIds,
    quantity: to,
    isRefresh: row.isRefresh,
  });
  const chosen = at.map(({ id }) => id);
  const { onConfirm, onLate } = useSheetWrite(editOf(chosen, typed));
  const write = useDialogWrite<Failure>(onClose, onLate);
  const add = () => {
    setError(typed > 0 ? [] : [t('Enter at least 1 case.')]);
    if (typed === 0 || at.length === 0) return;
    if (way === 'split') {
      if (rest > 0 || !shares.some((share) => share > 0)) {
        setError([
          t('Order at least %(minimum)s, in steps of %(increment)s.', { minimum, increment }),
        ]);
        return;
      }
      // Each location gets another number, so each is a cell of its own; together they are one step back.
      dispatch(setOffers(chosen.map((id, index) => editOf([id], shares[index] ?? 0))));
      onClose();
      return;
    }
    void write.send(onConfirm);
  };
  return (
    <Dialog
      title={t('Add %(name)s', { name: ref.name })}
      size="form"
      isBusy={write.isStuck}
      isDirty={cases !== '' && !write.isSearching}
      onSubmit={add}
      onClose={onClose}
      actions={
        <DialogActions
          label={tn('Add to %(count)s location', 'Add to %(count)s locations', at.length)}
          write={write}
          isOff={at.length === 0}
          whyOff={t('Choose a location.')}
          onClose={onClose}
        />
      }
    >
      <div className="ww-stack">
        <Segmented
          label={t('How to add')}
          choices={[
            { value: 'same', label: t('Same at each') },
            { value: 'split', label: t('Split evenly') },
          ]}
          value={way}
          onChange={(next) => {
            setWay(next);
            setError([]);
          }}
        />
        <NumberField
          label={way === 'same' ? t('Cases at each location') : t('Cases to split')}
          hint={t('Replaces what a location orders now.')}
          value={cases}
          saved=""
          isWhole
          error={error}
          onChange={(text) => {
            setCases(text);
            setError([]);
          }}
        />
        <CheckGroup
          legend={t('Locations')}
          options={locations.map(({ id, name }, index) => ({
            id,
            name,
            note: factsOf([
              Boolean(row.cases[index]) && t('%(count)s now', { count: row.cases[index] ?? 0 }),
              way === 'split' &&
                cases !== '' &&
                at.some((location) => location.id === id) &&
                t('gets %(count)s', {
                  count: shares[at.findIndex((location) => location.id === id)] ?? 0,
                }),
            ]),
          }))}
          chosen={chosen}
          find={t('Find a location')}
          notFound={t('No location has this name.')}
          onChoose={(next) =>
            setWithout(locations.map(({ id }) => id).filter((id) => !next.includes(id)))
          }
        />
        {write.isSearching && (
          <Banner level="warning" role="status">
            {t('We don’t know yet what was saved. We keep checking.')}
          </Banner>
        )}
        {write.why && <FailureAlert failure={write.why} />}
      </div>
    </Dialog>
  );
}
