import { useMemo, useRef, useState } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { useStepLead } from '@shared/grid/useStepLead';
import { t } from '@shared/i18n';
import { NothingFits } from '@shared/lists/NothingFits';
import { useListQuery } from '@shared/lists/useListQuery';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { CsvButton } from '@shared/ui/CsvButton';
import { DialogButton } from '@shared/ui/DialogButton';
import { useMoney } from '@shared/ui/useMoney';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { keyOf, type PricedRow, type Prices } from '../model/prices';
import { pricesCsv } from '../model/pricesCsv';
import { heldFields, laidOver, listSpec, orderedRows, shownRows } from '../model/view';
import { BulkDialog } from './BulkDialog';
import { EditingNews } from './EditingNews';
import { fileFields } from './priceColumns';
import { PriceGrid } from './PriceGrid';
import { filterKinds, PriceTools } from './PriceTools';
import { SaveFoot } from './SaveFoot';
import { usePricing } from './usePricing';

export interface PriceEditorProps {
  prices: Prices;
  canEdit: boolean;
  /** The address of the prices, which their drafts belong to. */
  record: string;
}

const loadFileDialog = () => import('./FileDialog');

/** The grid with all that changes prices. It comes apart from the first load. */
export function PriceEditor({ prices, canEdit, record }: PriceEditorProps) {
  const { rows, tiers } = prices;
  const { config } = useWidget();
  const currency = prices.currency ?? config.currency;
  const money = useMoney(currency);
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const own = usePricing();
  const handle = useRef<GridHandle>(null);
  const { drafts, refusals } = own;
  const [known] = useState(() => new WeakMap<object, PricedRow>());
  const byKey = useMemo(() => new Map(rows.map((row) => [keyOf(row), row])), [rows]);
  const rowOf = (key: string) => byKey.get(key);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const kinds = useMemo(() => filterKinds(rows), [rows]);
  const { orderBy } = list.query;
  const held = useMemo(() => heldFields(rows, drafts), [rows, drafts]);
  const ordered = useMemo(() => orderedRows(rows, orderBy, held), [rows, orderBy, held]);
  const seen = useMemo(() => laidOver(ordered, drafts, known), [ordered, drafts, known]);
  const shown = useMemo(
    () => shownRows(seen, list.query, { changes: drafts, refused: new Set(refusals.keys()) }),
    [seen, list.query, drafts, refusals],
  );
  const lead = useStepLead({
    handle,
    isShown: (key) => shown.some((row) => keyOf(row) === key),
    reveal: list.clear,
  });
  const fields = useMemo(() => fileFields({ locale, currency, tiers }), [locale, currency, tiers]);
  const pricing = { ...own, undo: () => lead(own.undo()), redo: () => lead(own.redo()) };
  return (
    <>
      {canEdit && <EditingNews {...{ pricing, rows, tiers, money, record }} />}
      <PriceTools
        {...{ kinds, list, pricing, handle, canEdit }}
        count={shown.length}
        file={
          <CsvButton
            fileName="prices"
            rows={() => pricesCsv(shown, fields)}
            isOff={shown.length === 0}
          />
        }
        bulk={
          <>
            <DialogButton
              className="btn-plain"
              load={loadFileDialog}
              dialog={({ FileDialog }, close) => (
                <FileDialog
                  {...{ fields, tiers, money }}
                  rows={seen}
                  onApply={(cells) => pricing.setChanges(cells, rowOf)}
                  onClose={close}
                />
              )}
            >
              {t('Upload CSV')}
            </DialogButton>
            <ButtonWithDialog
              className="btn-outline-secondary"
              onOpen={() => setSelected(handle.current?.selectedRows() ?? [])}
              dialog={(close) => (
                <BulkDialog
                  {...{ selected, tiers, currency, money }}
                  rows={shown}
                  onApply={(cells) => pricing.setChanges(cells, rowOf)}
                  onClose={close}
                />
              )}
            >
              {t('Change many')}
            </ButtonWithDialog>
          </>
        }
      />
      {shown.length === 0 ? (
        <NothingFits
          title={t('No variant fits.')}
          says={t('Remove a filter to see more variants.')}
          kinds={kinds}
          list={list}
        />
      ) : (
        <PriceGrid
          {...{ pricing, list, handle, tiers, currency, money, canEdit }}
          rows={shown}
          rowOf={rowOf}
        />
      )}
      {canEdit && <SaveFoot pricing={pricing} />}
    </>
  );
}
