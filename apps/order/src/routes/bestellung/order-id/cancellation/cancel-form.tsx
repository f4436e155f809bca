import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { beforeFullStop } from '@heizplatz/country';
import { withdrawOrderPath } from '@heizplatz/routes';
import { Notice, TextArea, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** Cancels by the dealer's terms; mentions the free alternative if there is one by law. */
export function CancelForm() {
  const { t } = useLingui();
  const api = useApi();
  const { order, orderKey, reload } = useCustomerOrder();
  return (
    <ActionForm
      id="storno"
      label={t`Bestellung stornieren`}
      values={{ Reason: '' }}
      read={({ Reason }) => ({ ...orderKey, Reason })}
      schema={toBody(CALLS.cancelOrder)}
      fieldNames={{ Reason: t`Grund` }}
      send={async (body) => {
        await api(CALLS.cancelOrder, { body });
        await reload();
      }}
      doneText={t`Die Bestellung ist storniert. Der Händler ist benachrichtigt.`}
      submitLabel={<Trans>Jetzt stornieren</Trans>}
      variant="secondary"
    >
      {({ field }) => (
        <>
          {order.May.Withdraw ? (
            <Notice tone="info">
              <p>
                <Trans>
                  Für eine Stornierung gelten die Bedingungen von {beforeFullStop(order.Dealer.Company)}. Kostenlos ist
                  der <TextLink href={withdrawOrderPath(order.OrderId, orderKey.Token)}>Widerruf</TextLink>.
                </Trans>
              </p>
            </Notice>
          ) : (
            <p className="quiet">
              <Trans>Es gelten die Stornobedingungen von {beforeFullStop(order.Dealer.Company)}.</Trans>
            </p>
          )}
          <TextArea {...field('Reason')} label={t`Grund`} hint={t`Der Händler liest ihn.`} optional maxLength={500} />
        </>
      )}
    </ActionForm>
  );
}
