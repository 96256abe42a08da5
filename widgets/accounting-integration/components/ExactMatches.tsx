import { useMemo } from 'react';
import { formatCount } from '@shared/format/numbers';
import { tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import type { Party } from '../model/answers';
import type { Row } from '../model/rows';
import { ExactDialog } from './ExactDialog';
import type { Linking } from './useLinking';

interface Props {
  rows: readonly Row[];
  parties: readonly Party[];
  linking: Linking;
}

/** The way to take all exact matches of a set at once, after a look at them. */
export function ExactMatches({ rows, parties, linking }: Props) {
  const locale = useLocale();
  const exact = useMemo(() => rows.filter(({ suggestion }) => suggestion?.isExact), [rows]);
  if (exact.length === 0) return null;
  return (
    <ButtonWithDialog
      className="btn-outline-secondary"
      dialog={(close) => (
        <ExactDialog rows={exact} parties={parties} linking={linking} onClose={close} />
      )}
    >
      {tn('Accept %(count)s exact match', 'Accept %(count)s exact matches', exact.length, {
        count: formatCount(exact.length, locale),
      })}
    </ButtonWithDialog>
  );
}
