import { linePath } from './Lines';
import { axisOf } from './scale';

/** The course of one figure, 32 high, for a `StatTile`: its change stands there in words, so that this is no image. */
export const Sparkline = ({ values }: { values: readonly (number | null)[] }) => (
  <svg
    className="ww-sparkline"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path data-series={0} d={linePath(values, axisOf(values))} />
  </svg>
);
