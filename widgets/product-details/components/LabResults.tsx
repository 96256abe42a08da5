import { t } from '@shared/i18n';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import { Icon } from '@shared/ui/Icon';
import { checkIcon } from '@shared/ui/icons/check';
import { documentIcon } from '@shared/ui/icons/document';
import type { Batch } from '../model/product';

/** What a laboratory found in the chosen batch, and its certificates. */
export const LabResults = ({
  batch: { reference, labResults, certificates },
}: {
  batch: Batch;
}) => (
  <Card title={t('Lab results')} caption={<bdi>{reference}</bdi>}>
    <dl className="ww-pd-list">
      {labResults.map(({ name, result, passed }, index) => (
        <div key={index}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <bdi>{result}</bdi>{' '}
            {passed === true && (
              <Badge tone="success" icon={checkIcon}>
                {t('Passed')}
              </Badge>
            )}
            {passed === false && <Badge tone="danger">{t('Failed')}</Badge>}
          </dd>
        </div>
      ))}
    </dl>
    {certificates.length > 0 && (
      <ul className="ww-pd-files" aria-label={t('Certificates of analysis')}>
        {certificates.map(({ name, url }, index) => (
          <li key={index}>
            <Icon of={documentIcon} />
            <a href={url} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
