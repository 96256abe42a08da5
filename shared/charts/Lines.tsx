import { line } from 'd3-shape';
import { memo } from 'react';
import type { ChartData } from './chartData';
import { drawnPoints, heightOf, type Axis } from './scale';

/** So many columns of a line are told apart where the chart is widest. */
const columns = 400;

/** A line as a path over a field of 100 by 100. Where a value is missing it is broken. */
export function linePath(values: readonly (number | null)[], axis: Axis): string {
  const last = Math.max(values.length - 1, 1);
  const path = line<number>()
    .defined((index) => values[index] !== null && values[index] !== undefined)
    .x((index) => (100 * index) / last)
    .y((index) => 100 - 100 * heightOf(values[index] ?? 0, axis))
    .digits(2);
  return path(drawnPoints(values, columns)) ?? '';
}

/** Memoized, so that reading another point of the chart does not draw it again. */
export const Lines = memo(({ data: { series }, axis }: { data: ChartData; axis: Axis }) => (
  <>
    {series.map(({ name, values }, index) => (
      <path key={name} data-series={index} d={linePath(values, axis)} />
    ))}
  </>
));
