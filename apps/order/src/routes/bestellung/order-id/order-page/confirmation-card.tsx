import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import styles from './confirmation-card.module.css';
import { useCustomerOrder } from './customer-order-context';

/** Requests confirmation from visitors who came by the mailed link; asks all others to open that mail. */
export function ConfirmationCard() {
  const { t } = useLingui();
  const api = useApi();
  const site = useSite();
  const { order, orderKey, reload } = useCustomerOrder();
  const { OrderId, Token } = orderKey;
  if (!order.ConfirmUntil) return null;
  const until = formatTime(order.ConfirmUntil, site);
  return (
    <Card as="section" tone="spruce" className={styles.card} aria-labelledby="bestaetigung">
      <CardHeader titleId="bestaetigung" title={<Trans>Bitte bestätigen Sie die Bestellung</Trans>} />
      {Token === null ? (
        <>
          <p>
            <Trans>
              Wir haben einen Link an {order.EmailAddress} geschickt. Bitte öffnen Sie ihn bis {until} und bestätigen
              Sie dort. Vorher erfährt der Händler nichts von der Bestellung, danach endet sie kostenlos.
            </Trans>
          </p>
          <ActionForm
            id="bestaetigung-senden"
            label={t`Link noch einmal senden`}
            read={() => orderKey}
            schema={toBody(CALLS.sendOrderConfirmation)}
            send={(body) => api(CALLS.sendOrderConfirmation, { body })}
            doneText={t`Der Link ist unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.`}
            submitLabel={<Trans>Link noch einmal senden</Trans>}
            variant="secondary"
          />
        </>
      ) : (
        <>
          <p>
            <Trans>Die Bestellung ist gespeichert. Bestätigen Sie bis {until}, geht sie sofort an den Händler.</Trans>
          </p>
          <ActionForm
            id="bestaetigen"
            label={t`Bestellung bestätigen`}
            read={() => ({ OrderId, Token })}
            schema={toBody(CALLS.confirmOrder)}
            send={async (body) => {
              await api(CALLS.confirmOrder, { body });
              await reload();
            }}
            doneText={t`Die Bestellung ist bestätigt und beim Händler.`}
            submitLabel={<Trans>Bestellung bestätigen</Trans>}
          />
        </>
      )}
    </Card>
  );
}
