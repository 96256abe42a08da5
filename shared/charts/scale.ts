import { nice, ticks } from 'd3-array';

/** The axis of amounts: it holds zero, and ends at lines that people can read. */
export interface Axis {
  lowest: number;
  highest: number;
  /** Where lines stand, two to five of them. */
  ticks: readonly number[];
}

export function axisOf(values: Iterable<number | null>): Axis {
  let lowest = 0;
  let highest = 0;
  let isWhole = true;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
    isWhole &&= Number.isInteger(value);
  }
  if (lowest === highest) highest = 1;
  const [from, to] = nice(lowest, highest, 3);
  // Half an order is no order: whole values have whole lines.
  const lines = ticks(from, to, 3).filter((line) => !isWhole || Number.isInteger(line));
  return { lowest: from, highest: to, ticks: lines };
}

/** How high a value stands, 0 at the foot of the plot and 1 at its head. */
export const heightOf = (value: number, { lowest, highest }: Axis): number =>
  (value - lowest) / (highest - lowest);

/**
 * Which of very many points are drawn: the first, the lowest, the highest and the last of each of `columns` stretches,
 * so that no peak is lost. With fewer points than that it is all of them. Returns indexes in order.
 */
export function drawnPoints(values: readonly (number | null)[], columns: number): number[] {
  if (values.length <= 4 * columns) return [...values.keys()];
  const drawn: number[] = [];
  for (let column = 0; column < columns; column += 1) {
    const start = Math.floor((column * values.length) / columns);
    const end = Math.floor(((column + 1) * values.length) / columns);
    let low = start;
    let high = start;
    for (let index = start; index < end; index += 1) {
      const value = values[index] ?? 0;
      if (value < (values[low] ?? 0)) low = index;
      if (value > (values[high] ?? 0)) high = index;
    }
    drawn.push(...new Set([start, Math.min(low, high), Math.max(low, high), end - 1]));
  }
  return drawn;
}

/** The labels that are written under a plot: the first, the last and some between, evenly. Returns indexes. */
export function writtenLabels(count: number, most = 5): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}
