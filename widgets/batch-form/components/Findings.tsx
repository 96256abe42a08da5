import { useLayoutEffect, useRef } from 'react';
import type { Coa } from '@shared/contract/batches';
import { formatDay } from '@shared/format/dates';
import { t } from '@shared/page/i18n';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import type { Finding } from '../model/findings';
import { nameOfCoa } from '../model/labels';
import { useForm } from './FormContext';

interface Props {
  coa: Coa;
  findings: readonly Finding[];
  onClose: () => void;
}

/** What an analysis found beside what the form says. Nothing is taken over unless it is accepted here. */
export function Findings({ coa, findings, onClose }: Props) {
  const titleId = useDomId();
  const { act } = useForm();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  const text = ({ kind }: Finding, value: string) => {
    if (value === '') return '';
    return kind === 'day' ? formatDay(value, locale) : t('%(value)s %%', { value });
  };
  const acceptable = findings.filter(({ isOther }) => !isOther);

  useLayoutEffect(() => {
    title.current?.focus();
  }, []);

  const accept = (chosen: readonly Finding[]) => {
    for (const finding of chosen) act(finding.accept);
    title.current?.focus();
  };

  return (
    <section className="ww-findings" aria-labelledby={titleId}>
      <h4 className="ww-batch-heading" id={titleId} ref={title} tabIndex={-1}>
        {t('What the analysis found in %(name)s', { name: nameOfCoa(coa) })}
      </h4>
      <p className="ww-muted" role="status">
        {findings.length === 0
          ? t('Everything it found is in the form now.')
          : t(
              'Nothing changes until you accept it, and nothing is saved until you save the batch.',
            )}
      </p>
      {findings.length > 0 && (
        <table className="table ww-findings-table">
          <thead>
            <tr>
              <th scope="col">{t('Field')}</th>
              <th scope="col">{t('In the form')}</th>
              <th scope="col">{t('Found')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('Accept')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {findings.map((finding) => (
              <tr key={finding.key}>
                <th scope="row">
                  <bdi>{finding.label}</bdi>
                </th>
                <td data-label={t('In the form')}>
                  {finding.current === null
                    ? t('Not in the list')
                    : text(finding, finding.current) || '–'}
                </td>
                <td data-label={t('Found')}>{text(finding, finding.found)}</td>
                <td>
                  <button
                    type="button"
                    className="btn btn-sm btn-outline-secondary"
                    aria-label={t('Accept %(found)s for %(field)s', {
                      field: finding.label,
                      found: text(finding, finding.found),
                    })}
                    onClick={() => accept([finding])}
                  >
                    {t('Accept')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="ww-row">
        {acceptable.length > 1 && (
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => accept(acceptable)}
          >
            {t('Accept all %(count)s', { count: acceptable.length })}
          </button>
        )}
        <button type="button" className="btn btn-sm btn-link" onClick={onClose}>
          {t('Close')}
        </button>
      </div>
    </section>
  );
}
