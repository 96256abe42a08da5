import { useState } from 'react';
import { t } from '../i18n';
import { FailureAlert } from '../ui/FailureAlert';
import { Later } from '../ui/Later';
import { rowsOf } from './chartData';
import { ChartTable } from './ChartTable';
import type { PlotProps } from './Plot';

interface Props extends PlotProps {
  /** What the chart shows, in one sentence: "312 orders, 12% more than in the 30 days before." */
  finding: string;
  /** Of the downloaded file, without its ending: "orders-over-time". */
  fileName: string;
}

const loadPlot = () => import('./Plot').then(({ Plot }) => Plot);

/**
 * A chart with its finding in words, the same as a table, and as a file. What draws it is fetched when a chart is
 * first shown. Its style is `shared/styles/charts`, which a screen with charts imports into its own sheet.
 */
export function Chart({ finding, fileName, ...plot }: Props) {
  const [isTable, setIsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      const [{ formatCsv }, { saveFile }] = await Promise.all([
        import('../csv/csv'),
        import('../csv/saveFile'),
      ]);
      saveFile(`${fileName}.csv`, formatCsv(rowsOf(plot.data)));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <figure className="ww-chart">
      <figcaption>{finding}</figcaption>
      {isTable ? (
        <ChartTable label={plot.label} data={plot.data} />
      ) : (
        <div className="ww-chart-room">
          <Later load={loadPlot} props={plot} />
        </div>
      )}
      <div className="ww-chart-tools">
        <button type="button" className="btn btn-plain" onClick={() => setIsTable(!isTable)}>
          {isTable ? t('Show as chart') : t('Show as table')}
        </button>
        <button type="button" className="btn btn-plain" onClick={() => void download()}>
          {t('Download CSV')}
        </button>
      </div>
      {failed && (
        <FailureAlert onRetry={() => void download()}>
          {t('The file could not be made. Check your connection and try again.')}
        </FailureAlert>
      )}
    </figure>
  );
}
