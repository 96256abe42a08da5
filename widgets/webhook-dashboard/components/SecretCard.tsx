import { useState } from 'react';
import type { WebhookSecret } from '@shared/contract/webhookDashboard';
import { factsOf } from '@shared/format/facts';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { Toast } from '@shared/ui/Toast';
import { momentText } from '../model/words';
import { revealSecret, type NewSecret } from '../state/secretThunks';
import { useAppDispatch } from '../state/slice';
import { MaskedValue } from './MaskedValue';
import type { CardProps } from './parts';
import { RenewDialog, RenewFailed, type NotRenewed } from './RenewDialog';
import { useMasked } from './useMasked';
import { VerifyDialog } from './VerifyDialog';

/** The secret that deliveries are signed with. */
export function SecretCard({ answer: { secret, overlapHours }, config, onTask }: CardProps) {
  const dispatch = useAppDispatch();
  const [made, setMade] = useState<'shown' | 'lost' | null>(null);
  const [late, setLate] = useState<NotRenewed | null>(null);
  const canReveal = onTask !== null && config.urls.reveal !== undefined;
  const masked = useMasked(() => dispatch(revealSecret()), { isOnce: !canReveal });

  const handleMade = ({ secret: text }: NewSecret) => {
    setLate(null);
    setMade(text === null ? 'lost' : 'shown');
    if (text === null) masked.hide();
    else masked.put(text);
  };
  return (
    <Card
      title={t('Signing secret')}
      caption={t('Proves that a delivery comes from us')}
      actions={
        <>
          <ButtonWithDialog
            className="btn-outline-secondary"
            dialog={(close) => (
              <VerifyDialog signatureHeader={config.signatureHeader} onClose={close} />
            )}
          >
            {t('How to verify')}
          </ButtonWithDialog>
          {onTask && (
            <ButtonWithDialog
              className="btn-outline-secondary"
              dialog={(close) => (
                <RenewDialog
                  isFirst={secret === null}
                  overlapHours={overlapHours}
                  onMade={handleMade}
                  onLate={setLate}
                  onClose={close}
                />
              )}
            >
              {secret === null ? t('Create secret') : t('Make a new secret')}
            </ButtonWithDialog>
          )}
        </>
      }
    >
      {late && <RenewFailed {...late} />}
      {secret === null && masked.state.status !== 'shown' ? (
        <p className="ww-muted">{t('There is no secret yet: deliveries are not signed.')}</p>
      ) : (
        <>
          <MaskedValue
            masked={masked}
            name={t('the secret')}
            canShow={canReveal && secret !== null}
          />
          <SecretFacts
            secret={secret}
            canReveal={canReveal}
            isShown={masked.state.status === 'shown'}
          />
        </>
      )}
      {made && (
        <Toast
          says={
            made === 'shown'
              ? t('A new secret is in use. Copy it to your receivers.')
              : canReveal
                ? t('A new secret is in use. Show it to copy it to your receivers.')
                : t('A new secret is in use, but its answer was lost. Make another one to see it.')
          }
          onDismiss={() => setMade(null)}
        />
      )}
    </Card>
  );
}

interface FactsProps {
  secret: WebhookSecret | null;
  canReveal: boolean;
  isShown: boolean;
}

function SecretFacts({ secret, canReveal, isShown }: FactsProps) {
  const locale = useLocale();
  const [made, until] = [secret?.createdAt, secret?.previousUntil];
  const once = isShown
    ? t('Copy it now: it cannot be shown again.')
    : t('It was shown when it was made.');
  const facts = factsOf([
    made && t('Made %(moment)s', { moment: momentText(made, locale) }),
    !canReveal && once,
  ]);
  return (
    <p className="ww-hook-facts">
      <span className="ww-muted">{facts}</span>
      {until && (
        <Badge tone="warning">
          {t('Former secret valid until %(moment)s', { moment: momentText(until, locale) })}
        </Badge>
      )}
    </p>
  );
}
