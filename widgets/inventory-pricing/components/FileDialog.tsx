import { useMemo, useState } from 'react';
import { parseCsv, type CsvTable } from '@shared/csv/csv';
import { readText } from '@shared/csv/readText';
import { formatCount } from '@shared/format/numbers';
import { ChangesDialog } from '@shared/forms/ChangesDialog';
import { FileDrop } from '@shared/forms/FileDrop';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { editsOf } from '@shared/rows/bulk';
import { ChangeTable } from '@shared/rows/ChangeTable';
import { Banner } from '@shared/ui/Banner';
import { isCount, type PricedRow } from '../model/prices';
import type { FileField } from '../model/pricesCsv';
import { readPriceFile, type FileError } from '../model/priceFile';
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
  /** What stands in the file; null where it cannot be read. */
  const [chosen, setChosen] = useState<{ name: string; table: CsvTable | null } | null>(null);
  const file = useMemo(
    () => chosen?.table && readPriceFile(chosen.table, rows, fields, locale),
    [chosen, rows, fields, locale],
  );
  const choose = async (given: File | undefined) => {
    if (!given) return;
    const table = await readText(given).then(parseCsv, () => null);
    setChosen({ name: given.name, table });
  };
  const { changes = [], errors = [], ignored = [], problem = '' } = file ?? {};
  const says = chosen?.table === null ? t('The file could not be read. Choose it again.') : problem;
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
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={([given]) => void choose(given)}
      />
      {says && (
        <Banner level="danger" role="alert">
          {says}
        </Banner>
      )}
      {file && !problem && (
        <p className="ww-muted" role="status">
          <bdi>{chosen?.name}</bdi>:{' '}
          {isOff
            ? t('The file changes nothing.')
            : tn(
                '%(count)s value changes.',
                '%(count)s values change.',
                changes.length,
                count,
              )}{' '}
          {ignored.length > 0 &&
            t('Left out, because no column has this name: %(names)s', {
              names: ignored.join(', '),
            })}
        </p>
      )}
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

/** So many are shown at once. */
const shownErrors = 20;

function Errors({ errors }: { errors: readonly FileError[] }) {
  const locale = useLocale();
  const more = errors.length - shownErrors;
  return (
    <Banner level="warning" role="status">
      {tn(
        '%(count)s entry of the file is left out:',
        '%(count)s entries of the file are left out:',
        errors.length,
        { count: formatCount(errors.length, locale) },
      )}
      <ul>
        {errors.slice(0, shownErrors).map(({ row, column, says }) => (
          <li key={`${row} ${column}`}>
            {column
              ? t('Row %(row)s, %(column)s: %(says)s', { row, column, says })
              : t('Row %(row)s: %(says)s', { row, says })}
          </li>
        ))}
      </ul>
      {more > 0 && tn('And %(count)s more.', 'And %(count)s more.', more)}
    </Banner>
  );
}
