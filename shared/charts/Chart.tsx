import { useState } from 'react';
import { t } from '../page/i18n';
import { CsvButton } from '../ui/CsvButton';
import { rowsOf } from './chartData';
import { ChartTable } from './ChartTable';
import { Plot, type PlotProps } from './Plot';

interface Props extends PlotProps {
  /** What the chart shows, in one sentence: "312 orders. Up 12% on the previous 30 days." */
  finding: string;
  /** Of the downloaded file, without its ending: "orders-over-time". */
  fileName: string;
}

/**
 * A chart with its finding in words, the same as a table, and as a file. Its style is `shared/styles/charts`, which a
 * screen with charts imports into its own sheet.
 */
export function Chart({ finding, fileName, ...plot }: Props) {
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className="ww-chart">
      <figcaption>{finding}</figcaption>
      {isTable ? (
        <ChartTable label={plot.label} data={plot.data} />
      ) : (
        <div className="ww-chart-room">
          <Plot {...plot} />
        </div>
      )}
      <div className="ww-chart-tools">
        <button type="button" className="btn btn-plain" onClick={() => setIsTable(!isTable)}>
          {isTable ? t('Show as chart') : t('Show as table')}
        </button>
        <CsvButton fileName={fileName} rows={() => rowsOf(plot.data)} />
      </div>
    </figure>
  );
}
