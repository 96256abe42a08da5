import { useMemo, useState } from 'react';
import { cellErrorText, type CellError } from '@shared/csv/columns';
import type { CsvTable } from '@shared/csv/csv';
import { csvTypes, readTable } from '@shared/csv/readTable';
import { formatCount } from '@shared/format/numbers';
import { ChangesDialog } from '@shared/forms/ChangesDialog';
import { FileDrop } from '@shared/forms/FileDrop';
import { FileNotes } from '@shared/forms/FileNotes';
import { t, tn } from '@shared/i18n';
import { FirstItems } from '@shared/lists/FirstItems';
import { useLocale } from '@shared/mount/WidgetContext';
import { editsOf } from '@shared/rows/bulk';
import { ChangeTable } from '@shared/rows/ChangeTable';
import { Banner } from '@shared/ui/Banner';
import { isCount, type PricedRow } from '../model/prices';
import type { FileField } from '../model/pricesCsv';
import { readPriceFile } from '../model/priceFile';
import { changeHeads, marginColumn } from './priceColumns';
import type { Pricing } from './usePricing';

interface Props {
  /** All of the grid, with what is typed over them. */
  rows: readonly PricedRow[];
  fields: readonly FileField[];
  pricing: Pricing;
  onClose: () => void;
}

/** A file of prices, with what it would change. That is put among what is not saved, as one step: nothing is sent. */
export function FileDialog({ rows, fields, pricing, onClose }: Props) {
  const { facts, editMany, locale } = pricing;
  const [chosen, setChosen] = useState<{ name: string; table: CsvTable } | null>(null);
  const file = useMemo(
    () => chosen && readPriceFile(chosen.table, rows, fields, locale),
    [chosen, rows, fields, locale],
  );
  const choose = async (given: File | undefined) => {
    if (!given) return;
    setChosen({ name: given.name, table: await readTable(given) });
  };
  const { changes = [], errors = [], ignored = [], problem = '' } = file ?? {};
  const isOff = changes.length === 0;
  const why = chosen ? t('The file changes nothing.') : t('Choose a file first.');
  const count = { count: formatCount(changes.length, locale) };
  return (
    <ChangesDialog
      title={t('Change prices by a file')}
      isDirty={!isOff}
      label={
        isOff
          ? t('Change values')
          : tn('Change %(count)s value', 'Change %(count)s values', changes.length, count)
      }
      whyOff={isOff ? why : null}
      onApply={() => editMany(editsOf(changes))}
      onClose={onClose}
    >
      <FileDrop
        label={t('Choose a CSV file')}
        hint={t(
          'or drop it here. A downloaded file shows the columns; rows are found by their id.',
        )}
        accept={csvTypes}
        onFiles={([given]) => void choose(given)}
      />
      {problem && (
        <Banner level="danger" role="alert">
          {problem}
        </Banner>
      )}
      {file && !problem && (
        <p className="ww-muted" role="status">
          <bdi>{chosen?.name}</bdi>:{' '}
          {isOff
            ? t('The file changes nothing.')
            : tn('%(count)s value changes.', '%(count)s values change.', changes.length, count)}
        </p>
      )}
      {!problem && <FileNotes ignored={ignored} />}
      {errors.length > 0 && <Errors errors={errors} />}
      {!isOff && (
        <ChangeTable
          changes={changes}
          of={facts}
          heads={changeHeads()}
          isOneField={changes.every(({ name }) => name === changes[0]?.name)}
          more={changes.some(({ name }) => !isCount(name)) ? [marginColumn(locale)] : []}
        />
      )}
    </ChangesDialog>
  );
}

function Errors({ errors }: { errors: readonly CellError[] }) {
  const locale = useLocale();
  return (
    <Banner level="warning" role="status">
      {tn(
        '%(count)s entry of the file is left out:',
        '%(count)s entries of the file are left out:',
        errors.length,
        { count: formatCount(errors.length, locale) },
      )}
      <FirstItems items={errors}>{cellErrorText}</FirstItems>
    </Banner>
  );
}
