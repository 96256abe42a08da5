import { useMemo, useRef, useState } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { useStepLead } from '@shared/rows/useStepLead';
import { t } from '@shared/page/i18n';
import { NothingFits } from '@shared/lists/NothingFits';
import { useListQuery } from '@shared/lists/useListQuery';
import { heldFields, laidOver, type KnownRows } from '@shared/rows/laidOver';
import { rowsCsv } from '@shared/rows/rowsFile';
import { RowsFoot } from '@shared/rows/RowsFoot';
import { RowsNews } from '@shared/rows/RowsNews';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { CsvButton } from '@shared/ui/CsvButton';
import { FileButton } from '@shared/ui/FileButton';
import { Loaded } from '@shared/ui/Loaded';
import type { InventoryPricingConfig } from '../config';
import type * as later from '../later';
import { keyOf, type PricedRow } from '../model/prices';
import type { Prices } from '../model/answers';
import { inOrder, listSpec, orderOf, shownRows, warningOf } from '../model/view';
import { PriceBulkDialog } from './PriceBulkDialog';
import { changeHeads, marginColumns } from './priceColumns';
import { fileColumns, fileWords } from './priceFile';
import { PriceGrid } from './PriceGrid';
import { filterKinds, PriceTools } from './PriceTools';
import { usePricing } from './usePricing';

export interface PriceEditorProps {
  prices: Prices;
  canEdit: boolean;
  urls: InventoryPricingConfig['urls'];
  loadFile: typeof later.loadFile;
}

/** The grid with all that changes prices. It comes apart from the first load. */
export function PriceEditor({ prices, canEdit, urls, loadFile }: PriceEditorProps) {
  const { rows, tiers } = prices;
  const list = useListQuery(listSpec);
  const own = usePricing(prices, urls.rules !== undefined);
  const handle = useRef<GridHandle>(null);
  const { drafts, refusals, locale } = own;
  const [known] = useState<KnownRows<PricedRow>>(() => new Map());
  const [selected, setSelected] = useState<readonly string[]>([]);
  const kinds = useMemo(() => filterKinds(rows), [rows]);
  const { orderBy } = list.query;
  const held = useMemo(() => heldFields(rows, drafts, orderBy), [rows, drafts, orderBy]);
  const order = useMemo(() => orderOf(rows, orderBy, held), [rows, orderBy, held]);
  const seen = useMemo(() => laidOver(rows, drafts, known), [rows, drafts, known]);
  const ordered = useMemo(() => inOrder(seen, order), [seen, order]);
  const shown = useMemo(
    () => shownRows(ordered, list.query, { changes: drafts, refused: new Set(refusals.keys()) }),
    [ordered, list.query, drafts, refusals],
  );
  const lead = useStepLead({
    handle,
    isShown: (key) => shown.some((row) => keyOf(row) === key),
    reveal: list.clear,
  });
  const columns = useMemo(() => fileColumns(tiers, locale), [tiers, locale]);
  const { rowOf } = own;
  const review = useMemo(() => ({ ...changeHeads(), rowOf }), [rowOf]);
  const pricing = { ...own, undo: () => lead(own.undo()), redo: () => lead(own.redo()) };
  return (
    <>
      {canEdit && <RowsNews editor={own} rows={rows} record={urls.prices} />}
      <PriceTools
        {...{ kinds, list, pricing, handle, canEdit }}
        count={shown.length}
        file={
          <CsvButton
            fileName="prices"
            rows={() => rowsCsv(shown, columns)}
            isOff={shown.length === 0}
          />
        }
        bulk={
          <>
            <FileButton
              load={loadFile}
              dialog={({ RowsFileDialog }, onClose) => (
                <RowsFileDialog
                  {...{ rows, columns, warningOf, onClose }}
                  editor={pricing}
                  words={fileWords}
                  more={marginColumns(locale)}
                />
              )}
            />
            <ButtonWithDialog
              className="btn-outline-secondary"
              onOpen={() => setSelected(handle.current?.selectedRows() ?? [])}
              dialog={(close) => (
                <PriceBulkDialog
                  {...{ selected, tiers }}
                  pricing={own}
                  rows={shown}
                  onClose={close}
                />
              )}
            >
              {t('Change many')}
            </ButtonWithDialog>
          </>
        }
      />
      {own.rules && (
        <Loaded
          of={own.rules}
          failed={t('The customers’ rules could not be loaded.')}
          outdated={t('The customers’ rules may be out of date.')}
          skeleton={null}
        >
          {() => null}
        </Loaded>
      )}
      {shown.length === 0 ? (
        <NothingFits
          title={t('No variant fits.')}
          says={t('Remove a filter to see more variants.')}
          kinds={kinds}
          list={list}
        />
      ) : (
        <PriceGrid {...{ pricing, list, handle, tiers, canEdit }} rows={shown} />
      )}
      {canEdit && <RowsFoot editor={own} review={review} />}
    </>
  );
}
