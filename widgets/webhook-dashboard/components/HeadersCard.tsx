import { useMemo } from 'react';
import { keyOf } from '@shared/answers/id';
import type { WebhookHeader } from '@shared/contract/webhookDashboard';
import { t } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { Card } from '@shared/ui/Card';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { trashIcon } from '@shared/ui/icons/trash';
import { removeHeader } from '../state/removeThunks';
import { revealHeader } from '../state/secretThunks';
import { useAppDispatch } from '../state/slice';
import { MaskedValue } from './MaskedValue';
import type { CardProps } from './parts';
import { useMasked } from './useMasked';

/** Headers that are sent along with each delivery. */
export function HeadersCard({ answer: { headers }, config, onTask }: CardProps) {
  const canShow = onTask !== null && config.urls.reveal !== undefined;
  const columns = useMemo(() => headerColumns(canShow, onTask), [canShow, onTask]);
  return (
    <Card
      title={t('Headers')}
      caption={t('Sent to every endpoint')}
      actions={
        onTask && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => onTask({ kind: 'header', header: null })}
          >
            {t('Add header')}
          </button>
        )
      }
    >
      {headers.length === 0 ? (
        <p className="ww-muted">{t('No headers of your own are sent.')}</p>
      ) : (
        <DataTable label={t('Headers')} columns={columns} rows={headers} rowKey={keyOf} />
      )}
    </Card>
  );
}

function headerColumns(canShow: boolean, onTask: CardProps['onTask']): Column<WebhookHeader>[] {
  const columns: (Column<WebhookHeader> | false)[] = [
    {
      key: 'name',
      header: t('Name'),
      type: 'link',
      render: ({ name }) => <bdi translate="no">{name}</bdi>,
      title: ({ name }) => name,
    },
    {
      key: 'value',
      header: t('Value'),
      type: 'text',
      render: (header) => <HeaderValue header={header} canShow={canShow} />,
    },
    onTask !== null && {
      key: 'actions',
      header: t('Actions'),
      type: 'actions',
      width: '112px',
      render: (header) => (
        <HeaderActions header={header} onEdit={() => onTask({ kind: 'header', header })} />
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

function HeaderValue({ header, canShow }: { header: WebhookHeader; canShow: boolean }) {
  const dispatch = useAppDispatch();
  const masked = useMasked(() => dispatch(revealHeader(header.id)), { of: header });
  return (
    <MaskedValue
      {...{ masked, canShow }}
      name={t('the value of %(name)s', { name: header.name })}
    />
  );
}

function HeaderActions({ header, onEdit }: { header: WebhookHeader; onEdit: () => void }) {
  const dispatch = useAppDispatch();
  const { id, name } = header;
  return (
    <span className="ww-hook-actions">
      <button
        type="button"
        className="btn btn-plain"
        aria-label={t('Edit %(name)s', { name })}
        onClick={onEdit}
      >
        {t('Edit')}
      </button>
      <ConfirmButton
        className="btn-plain"
        icon={trashIcon}
        label={t('Remove')}
        name={t('Remove %(name)s', { name })}
        title={t('Remove %(name)s?', { name })}
        says={t(
          'Deliveries no longer carry this header. Receivers that check it refuse them. The value cannot be brought back.',
        )}
        action={t('Remove header')}
        searching={t('We don’t know yet whether the header was removed. Checking…')}
        onConfirm={(onSearch) => dispatch(removeHeader(id, onSearch))}
      />
    </span>
  );
}
