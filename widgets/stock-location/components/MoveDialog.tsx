import { useState } from 'react';
import { CheckList } from '@shared/forms/CheckList';
import { failureOf } from '@shared/forms/recordEdits';
import { SelectField } from '@shared/forms/SelectField';
import { useFirstError } from '@shared/forms/useFirstError';
import type { RowChanges } from '@shared/forms/useRowChanges';
import { keyOf, withId, type Id } from '@shared/answers/id';
import { t, tn } from '@shared/page/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { figureColumns } from '@shared/lists/figureColumns';
import { textColumn } from '@shared/lists/textColumn';
import { useLocale } from '@shared/mount/WidgetContext';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { Loaded } from '@shared/ui/Loaded';
import { WriteDialog } from '@shared/ui/WriteDialog';
import type { LocationRow } from '../model/answers';
import { nameOf } from '../model/words';
import type { LocationExtra } from '../state/locations';
import { moveTexts, type BatchLocation, type PlacedBatch } from '../state/moves';
import { useChangeDialog } from './useChangeDialog';

interface Props {
  from: LocationRow;
  locations: readonly LocationRow[];
  moving: RowChanges<PlacedBatch, BatchLocation, LocationExtra>;
  onClose: () => void;
}

/** Moves all batches of a location to another one, or those that are chosen. */
export function MoveDialog({ from, locations, moving, onClose }: Props) {
  const texts = moveTexts(locations);
  const { dependents, write, send, parts } = useChangeDialog(from, moving, texts, onClose);
  const [toId, setToId] = useState<Id | null>(null);
  /** Null for all of them. */
  const [picked, setPicked] = useState<readonly Id[] | null>(null);
  const pickedKeys = picked && new Set(picked.map(String));
  const batches = dependents.answer?.batches ?? [];
  const chosen = batches.filter((batch) => pickedKeys?.has(keyOf(batch)) ?? true);
  const targets = locations.filter(
    ({ id, isActive, isShippedFrom }) => isActive && !isShippedFrom && id !== from.id,
  );
  const to = withId(targets, toId);
  // A call that was refused is refused for all alike.
  const refused = write.why?.map(({ end }) => failureOf(end))[0];
  const body = useFirstError(write.why);
  const isRead = dependents.load.status === 'ready';
  const whyOff = isRead
    ? t('Choose at least one batch.')
    : t('What is kept here is still being looked up.');

  return (
    <WriteDialog
      {...parts}
      title={t('Move stock from %(name)s', { name: nameOf(from) })}
      size="form"
      bodyRef={body}
      action={tn('Move %(count)s batch', 'Move %(count)s batches', chosen.length)}
      isOff={!to || !isRead || chosen.length === 0}
      whyOff={to ? whyOff : t('Choose where the batches are moved to.')}
      isDirty={toId !== null || picked !== null}
      onAct={() => {
        const placed = chosen.map((batch) => ({ ...batch, at: String(from.id) }));
        if (to) send(placed, { at: String(to.id) });
      }}
    >
      <SelectField
        label={t('Move to')}
        choices={targets.map((each) => ({ id: each.id, name: nameOf(each) }))}
        noneLabel={t('Choose a location')}
        value={toId}
        error={refused?.fields.flatMap(({ messages }) => messages)}
        hint={targets.length === 0 && t('No other active location keeps batches.')}
        isDisabled={write.isBusy}
        onChange={(id) => {
          write.forget();
          setToId(id);
        }}
      />
      <Loaded
        of={dependents}
        failed={t('The batches could not be loaded.')}
        skeleton={<FormSkeleton label={t('Loading the batches…')} fields={3} />}
      >
        {() => (
          <>
            {to && (
              <MoveSides
                sides={[
                  { ...from, batches: batches.length, more: -chosen.length },
                  { ...to, more: chosen.length },
                ]}
              />
            )}
            {batches.length === 0 ? (
              <p>{t('No batches are kept here any more.')}</p>
            ) : (
              <fieldset disabled={write.isBusy}>
                <legend className="form-label">{t('Batches')}</legend>
                <CheckList
                  all={t('All batches')}
                  options={batches}
                  chosen={chosen.map(({ id }) => id)}
                  find={t('Find a batch')}
                  notFound={t('No batch has this reference.')}
                  onChoose={(ids) => setPicked(ids.length === batches.length ? null : ids)}
                />
              </fieldset>
            )}
          </>
        )}
      </Loaded>
    </WriteDialog>
  );
}

/** How many batches a location has now, and how many more it will have. */
interface Side extends LocationRow {
  more: number;
}

const afterOf = ({ batches, more }: Side) => (batches === null ? null : batches + more);

/** Both locations, before and after. */
function MoveSides({ sides }: { sides: readonly Side[] }) {
  const { count } = figureColumns<Side>(useLocale());
  return (
    <DataTable
      label={t('Batches before and after')}
      columns={[
        textColumn('name', t('Location'), nameOf, { type: 'link' }),
        count('now', t('Batches now'), ({ batches }) => batches, { width: '104px' }),
        count('after', t('After'), afterOf, { width: '60px' }),
      ]}
      rows={sides}
      rowKey={keyOf}
    />
  );
}
