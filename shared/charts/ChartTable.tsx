import { useState } from 'react';
import { t } from '../page/i18n';
import type { ChartData } from './chartData';

/** So many rows are shown at once. */
const step = 100;

/** The same figures as a table. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const [shown, setShown] = useState(step);
  const left = data.count - shown;
  return (
    <div className="ww-chart-table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{data.labelHeader}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.min(shown, data.count) }, (_, index) => (
            // Labels may stand twice.
            <tr key={index}>
              <th scope="row">
                <bdi>{data.labelAt(index)}</bdi>
              </th>
              {data.series.map(({ name, textAt }) => (
                <td key={name}>{textAt(index)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <button type="button" className="btn btn-plain" onClick={() => setShown(shown + step)}>
          {t('Show %(count)s more', { count: String(Math.min(left, step)) })}
        </button>
      )}
    </div>
  );
}
