import type { ChartData } from './chartData';
import { heightOf, type Axis } from './scale';

interface Props {
  data: ChartData;
  axis: Axis;
  active: number | undefined;
  picked: number | undefined;
}

/** The bars of each label side by side, over a field of 100 by 100 that is stretched to the room there is. */
export function Bars({ data: { count, series }, axis, active, picked }: Props) {
  const step = 100 / count;
  const width = (step * 0.72) / series.length;
  const zero = heightOf(0, axis) * 100;
  return (
    <>
      {series.map(({ name, values }, at) => (
        <g key={name} data-series={at}>
          {values.map((value, index) => {
            if (value === null) return null;
            const height = heightOf(value, axis) * 100;
            return (
              <rect
                // Labels may stand twice.
                key={index}
                x={step * index + step * 0.14 + width * at}
                y={100 - Math.max(height, zero)}
                width={width}
                height={Math.abs(height - zero)}
                data-is={index === picked ? 'picked' : index === active ? 'active' : undefined}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}
