import { useMemo } from 'react';
import { formatCount } from '@shared/format/numbers';
import { tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { DialogButton } from '@shared/ui/DialogButton';
import type { LoadDialogs } from '../later';
import type { Party } from '../model/answers';
import type { Row } from '../model/rows';
import type { Linking } from './useLinking';

interface Props {
  load: LoadDialogs;
  rows: readonly Row[];
  parties: readonly Party[];
  linking: Linking;
}

/** The way to take all exact matches of a set at once, after a look at them. */
export function ExactMatches({ load, rows, parties, linking }: Props) {
  const locale = useLocale();
  const exact = useMemo(() => rows.filter(({ suggestion }) => suggestion?.isExact), [rows]);
  if (exact.length === 0) return null;
  return (
    <DialogButton
      load={load}
      className="btn-outline-secondary"
      dialog={({ ExactDialog }, onClose) => (
        <ExactDialog rows={exact} {...{ parties, linking, onClose }} />
      )}
    >
      {tn('Accept %(count)s exact match', 'Accept %(count)s exact matches', exact.length, {
        count: formatCount(exact.length, locale),
      })}
    </DialogButton>
  );
}
