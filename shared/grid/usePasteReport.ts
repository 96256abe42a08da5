import { useEffect, useRef, useState } from 'react';
import type { BlockReport, CellEdit, GridActions, GridSource } from './column';
import { followPasted, type PastedCells } from './pastedCells';
import type { PastedBlock } from './useClipboard';

interface Reporting {
  report: BlockReport | null;
  dismiss: () => void;
  /** The actions of the owner, watched for what the person does to pasted cells. */
  reported: GridActions;
  onPasted: (pasted: PastedBlock) => void;
  /** A step back or forward has changed some cells. */
  onStep: (edits: readonly CellEdit[]) => void;
}

/** What a pasted block came to, as long as that is so: cells that were refused or taken back are not counted. */
export function usePasteReport<Row>(source: GridSource<Row>, actions: GridActions): Reporting {
  const cells = useRef<PastedCells<Row> | null>(null);
  const [report, setReport] = useState<BlockReport | null>(null);
  // Its Save says itself what was taken.
  if (report && actions.isSaving) setReport(null);

  const count = () => {
    const changed = cells.current?.count() ?? 0;
    if (report === null || changed === report.changed) return;
    setReport(changed === 0 && report.leftovers.length === 0 ? null : { ...report, changed });
  };
  // What was refused is seen in what was drawn last.
  useEffect(() => {
    cells.current?.look(source);
    count();
  });

  return {
    report,
    dismiss: () => setReport(null),
    reported: {
      ...actions,
      edit: (edits) => {
        cells.current?.edited(edits);
        actions.edit(edits);
      },
    },
    onPasted: ({ report: pasted, edits }) => {
      if (actions.pasted) {
        actions.pasted(pasted);
        return;
      }
      cells.current = followPasted(edits, actions.isSavedLater);
      setReport(pasted);
    },
    onStep: (edits) => {
      if (cells.current?.stepped(edits)) setReport(null);
      else count();
    },
  };
}
