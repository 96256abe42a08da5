import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Bars } from './Bars';
import { readingAt, type ChartData } from './chartData';
import { Lines } from './Lines';
import { axisOf, heightOf, writtenLabels } from './scale';

export interface PlotProps {
  /** Names the plot: "Orders over time". */
  label: string;
  data: ChartData;
  kind: 'bar' | 'line';
  /** A value of the axis, short: "$1.2K". */
  axisText: (value: number) => string;
  /** The label that filters something else; its bar is marked. */
  picked?: number | undefined;
  /** A click or Enter at a label; without it nothing can be chosen. */
  onPick?: ((index: number) => void) | undefined;
}

const percent = (share: number) => `${String(Math.round(share * 10_000) / 100)}%`;

/**
 * The drawn part of a chart. Its shapes are stretched to the room there is, and its words are text of the page beside
 * them. It is one stop of the Tab key: arrow keys go from value to value, and each is read aloud.
 */
export function Plot({ label, data, kind, axisText, picked, onPick }: PlotProps) {
  const [active, setActive] = useState<number>();
  const [shown, setShown] = useState(false);
  const { count, series } = data;
  const axis = useMemo(() => axisOf(series.flatMap(({ values }) => values)), [series]);
  const center = (index: number) =>
    kind === 'bar' ? (index + 0.5) / count : count > 1 ? index / (count - 1) : 0.5;
  const now = Math.min(active ?? count - 1, count - 1);
  const show = (index: number) => {
    setActive(Math.max(0, Math.min(count - 1, index)));
    setShown(true);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 }[event.key];
    const page = { PageUp: 10, PageDown: -10, ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step !== undefined || page !== undefined) show(now + (step ?? page ?? 0));
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(count - 1);
    else if (event.key === 'Escape' && shown) setShown(false);
    else if (onPick && (event.key === 'Enter' || event.key === ' ')) onPick(now);
    else return;
    event.preventDefault();
  };

  const indexUnder = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const from = width > 0 ? (event.clientX - left) / width : 0;
    const share = isReversed ? 1 - from : from;
    return kind === 'bar' ? Math.floor(share * count) : Math.round(share * (count - 1));
  };

  if (count === 0) return null;
  const top = Math.max(
    0,
    ...series.map(({ values }) => heightOf(values[now] ?? axis.lowest, axis)),
  );
  return (
    <div className="ww-plot">
      <div className="ww-plot-axis" aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick} style={{ insetBlockEnd: percent(heightOf(tick, axis)) }}>
            {axisText(tick)}
          </span>
        ))}
      </div>
      <div
        className={`ww-plot-field ${onPick ? 'ww-plot-pick' : ''}`}
        // Arrow keys of a slider pass through screen readers, and its text is read at each step.
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={now}
        aria-valuetext={readingAt(data, now)}
        onKeyDown={onKeyDown}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onPointerMove={(event) => show(indexUnder(event))}
        onPointerLeave={() => setShown(false)}
        onClick={() => onPick?.(now)}
      >
        {axis.ticks.map((tick) => (
          <i
            key={tick}
            className={tick === 0 ? 'ww-plot-zero' : ''}
            style={{ insetBlockEnd: percent(heightOf(tick, axis)) }}
          />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {kind === 'bar' ? (
            <Bars data={data} axis={axis} active={shown ? now : undefined} picked={picked} />
          ) : (
            <Lines data={data} axis={axis} />
          )}
        </svg>
        {shown && (
          <>
            {kind === 'line' && (
              <b className="ww-plot-at" style={{ insetInlineStart: percent(center(now)) }} />
            )}
            <span
              className="ww-plot-value"
              aria-hidden="true"
              data-end={center(now) > 0.5 || undefined}
              style={{
                insetBlockEnd: percent(Math.min(top, 0.8)),
                [center(now) > 0.5 ? 'insetInlineEnd' : 'insetInlineStart']: percent(
                  center(now) > 0.5 ? 1 - center(now) : center(now),
                ),
              }}
            >
              <bdi>{readingAt(data, now)}</bdi>
            </span>
          </>
        )}
      </div>
      <SeriesNames data={data} axis={axis} />
      <div className="ww-plot-labels" aria-hidden="true">
        {writtenLabels(count).map((index, at, all) => (
          <span
            key={index}
            data-at={at === 0 ? 'start' : at === all.length - 1 ? 'end' : undefined}
            style={{ insetInlineStart: percent(center(index)) }}
          >
            {data.labelAt(index)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What each line is, at its end: no legend to look up. One series is named by the chart's title. */
function SeriesNames({
  data: { series },
  axis,
}: {
  data: ChartData;
  axis: ReturnType<typeof axisOf>;
}) {
  if (series.length < 2) return null;
  return (
    <ul className="ww-plot-names" aria-hidden="true">
      {series.map(({ name, values }, index) => (
        <li
          key={name}
          data-series={index}
          style={{ insetBlockEnd: percent(heightOf(values.at(-1) ?? 0, axis)) }}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
