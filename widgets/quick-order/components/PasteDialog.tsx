import { useState } from 'react';
import { csvTypes, readTable } from '@shared/csv/readTable';
import { readText } from '@shared/csv/readText';
import { formatCount } from '@shared/format/numbers';
import { CheckGroup } from '@shared/forms/CheckGroup';
import { FileDrop } from '@shared/forms/FileDrop';
import { NoteField } from '@shared/forms/NoteField';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { BusyButton } from '@shared/ui/BusyButton';
import { Dialog } from '@shared/ui/Dialog';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { mostLines } from '../model/pastedList';
import { PastedRows } from './PastedRows';
import { PasteRun } from './PasteRun';
import { usePaste, type Paste, type PasteProps } from './usePaste';

/** Orders a list of SKUs or names with their cases, pasted or from a file, once each line of it is a product. */
export function PasteDialog(props: PasteProps) {
  const { locations, onClose } = props;
  const paste = usePaste(props);
  const { run, rows, ready, plan, at, isBusy, isDirty, offered } = paste;
  const isRunning = isBusy || run?.status === 'paused';
  const count = plan?.edits.length ?? 0;
  const isOff = at.length === 0 || ready.length === 0;
  return (
    <Dialog
      title={t('Paste a list')}
      size="preview"
      isBusy={isBusy}
      isDirty={isDirty}
      onClose={paste.discard}
      actions={
        isRunning ? (
          <RunActions paste={paste} />
        ) : (
          <>
            <button
              type="button"
              className="btn btn-outline-secondary"
              disabled={isBusy}
              onClick={isDirty ? onClose : paste.discard}
            >
              {isDirty ? t('Keep for later') : t('Close')}
            </button>
            <BusyButton
              className="btn-primary"
              isBusy={isBusy}
              aria-disabled={isOff || undefined}
              title={isOff ? whyOff(paste) : undefined}
              onClick={isOff ? undefined : () => void paste.write()}
            >
              {count === 0
                ? t('Set quantities')
                : tn('Set %(count)s quantity', 'Set %(count)s quantities', count)}
            </BusyButton>
          </>
        )
      }
    >
      <div className="ww-stack">
        {offered && !isRunning && (
          <DraftOffer
            savedAt={offered.savedAt}
            ask={(time) => t('Restore the list that you left at %(time)s?', { time })}
            onRestore={paste.restore}
            onDiscard={paste.forget}
          />
        )}
        {run && <PasteRun run={run} />}
        {!isRunning && (
          <>
            <ListInput paste={paste} />
            {locations.length > 1 && rows.length > 0 && (
              <CheckGroup
                legend={t('Order it for')}
                options={locations}
                chosen={at}
                find={t('Find a location')}
                notFound={t('No location has this name.')}
                onChoose={(next) => paste.change({ at: [...next] })}
              />
            )}
            {rows.length > 0 && <PastedRows paste={paste} locations={locations} />}
          </>
        )}
      </div>
    </Dialog>
  );
}

function whyOff({ at, rows }: Paste): string {
  if (rows.length === 0) return t('Check a list first.');
  return at.length === 0 ? t('Choose a location.') : t('No line is ready yet.');
}

function RunActions({ paste }: { paste: Paste }) {
  const { run, isBusy } = paste;
  const isPaused = run?.status === 'paused';
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => paste.halt('ended')}
      >
        {t('Stop')}
      </button>
      <BusyButton
        className="btn-primary"
        isBusy={isBusy && (isPaused || run?.status === 'ended')}
        onClick={isPaused ? () => void paste.write() : () => paste.halt('paused')}
      >
        {isPaused ? t('Continue') : t('Pause')}
      </BusyButton>
    </>
  );
}

/** Where a list is pasted, or comes from a file. */
function ListInput({ paste }: { paste: Paste }) {
  const { text, rows, read, load, catalog, tooLong } = paste;
  const locale = useLocale();
  const [problem, setProblem] = useState('');
  const number = (value: number) => formatCount(value, locale);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const table = await readTable(file);
    setProblem(table.problem);
    if (!table.problem) paste.add(await readText(file));
  };
  const isOff = !catalog || text.trim() === '';
  return (
    <>
      <NoteField
        label={t('SKU or name, and cases')}
        hint={t('One product per line, with a tab, comma, semicolon or space before its cases.')}
        value={text}
        // The lines below it are what is looked at once there are some.
        rows={rows.length === 0 ? 5 : 2}
        error={
          tooLong
            ? [t('At most %(count)s lines fit. Split the list.', { count: number(mostLines) })]
            : undefined
        }
        onChange={(to) => paste.change({ text: to })}
      />
      <FileDrop
        label={t('Choose a CSV file')}
        hint={t('or drop it here.')}
        accept={csvTypes}
        onFiles={([file]) => void take(file)}
      />
      {problem && (
        <Banner level="danger" role="alert">
          {problem}
        </Banner>
      )}
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={paste.retry}>
          {t('The seller’s products could not be loaded, so no list can be checked.')}
        </FailureAlert>
      )}
      <div className="ww-row">
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-disabled={isOff || undefined}
          onClick={isOff ? undefined : () => paste.check()}
        >
          {t('Check list')}
        </button>
        <span className="ww-muted" role="status">
          {load.status === 'pending' &&
            (read.count > 0
              ? t('Reading the products: %(done)s of %(count)s', {
                  done: number(read.done),
                  count: number(read.count),
                })
              : t('Reading the products…'))}
        </span>
      </div>
    </>
  );
}
