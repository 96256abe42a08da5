import { t } from '../page/i18n';
import { DialogButton, type DialogButtonProps } from './DialogButton';

/**
 * Opens what changes a list by a file, for who may change it; its code is fetched with the first press. Stands in a row
 * of tools, beside the `CsvButton` that gives such a file.
 *
 * @example
 * <FileButton load={later.file} dialog={({ RowsFileDialog }, onClose) => <RowsFileDialog {...props} onClose={onClose} />} />
 */
export const FileButton = <Module,>(props: Pick<DialogButtonProps<Module>, 'load' | 'dialog'>) => (
  <DialogButton {...props} className="btn-plain">
    {t('Upload CSV')}
  </DialogButton>
);
