import { memo } from 'react';
import type { BatchVariant } from '@shared/contract/batches';
import { NearWindow } from '@shared/ui/NearWindow';
import { keyOf } from '../model/batch';
import type { RowView } from '../model/edits';
import { rowPath } from '../model/paths';
import { VariantRow, type RowProps } from './VariantRow';

interface Props extends RowProps {
  views: readonly RowView<BatchVariant>[];
  isWindowed: boolean;
  /** The field that the focus goes to, wherever it is. */
  target: string | null;
}

/** A row's height before it was drawn once, in pixels. */
const rowHeight = 64;

/** Variants that are drawn or not drawn together. */
export const VariantChunk = memo(
  function VariantChunk({ views, isWindowed, target, ...rowProps }: Props) {
    return (
      <NearWindow
        className="ww-variants"
        isWindowed={isWindowed}
        guessedHeight={rowHeight * views.length}
        isPinned={isAmong(views, target)}
      >
        {() =>
          views.map((view) => (
            <li key={keyOf(view.row.id)}>
              <VariantRow {...view} {...rowProps} />
            </li>
          ))
        }
      </NearWindow>
    );
  },
  // The views are made anew with each keystroke, what is in them is not.
  ({ views: before, target: from, ...rest }, { views: after, target: to, ...now }) =>
    isAmong(before, from) === isAmong(after, to) &&
    before.length === after.length &&
    before.every(
      ({ row, values }, index) => row === after[index]?.row && values === after[index].values,
    ) &&
    Object.entries(rest).every(([name, value]) => value === now[name as keyof typeof now]),
);

const isAmong = (views: readonly RowView<BatchVariant>[], target: string | null) =>
  target !== null && views.some(({ row }) => target.startsWith(rowPath('variants', row.id, '')));
