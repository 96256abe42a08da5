import { t } from '../page/i18n';
import { DialogButton } from '../ui/DialogButton';
import type { Listed, Texts } from './describeRows';
import type { RowsFileProps } from './RowsFileDialog';

const loadDialog = () => import('./RowsFileDialog');

/**
 * Changes rows by a file, for who may change them; what reads it is fetched with the first press. Stands in a row of
 * tools, beside the `CsvButton` that gives such a file.
 *
 * @example
 * <RowsFileButton {...{ editor, rows, columns }} words={fileWords} />
 */
export const RowsFileButton = <Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  props: RowsFileProps<Row, Fields>,
) => (
  <DialogButton
    className="btn-plain"
    load={loadDialog}
    dialog={({ RowsFileDialog }, close) => <RowsFileDialog {...props} onClose={close} />}
  >
    {t('Upload CSV')}
  </DialogButton>
);
