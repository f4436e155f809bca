import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { DepositNote, useTotalText } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, PriceFigure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeliveryMetrics } from '../../../../shared/delivered/delivery-metrics';
import { DeliveredRule } from '../../../../shared/delivered/delivered-rule';
import { VatNote } from '../../../../shared/delivered/vat-note';
import { useCustomerOrder } from '../order-page/customer-order-context';
import styles from './delivered-card.module.css';
import { YesOrNo } from './yes-or-no';

/** What was delivered, what it costs now and why; above 110 % and below 90 % the customer's answer is requested. */
export function DeliveredCard() {
  const site = useSite();
  const { order, group } = useCustomerOrder();
  if (!order.Delivered) return null;
  return (
    <Card as="section" chosen aria-labelledby="geliefert" className={styles.card}>
      <CardHeader
        titleId="geliefert"
        title={group.unit === 'kg' ? <Trans>Geliefertes Gewicht</Trans> : <Trans>Gelieferte Menge</Trans>}
      />
      <PriceFigure
        size="large"
        value={formatMoney(order.Delivered.TotalPrice, site)}
        note={
          order.Delivered.IsToConfirm ? (
            <Trans>wie bestellt, bis die Menge bestätigt ist</Trans>
          ) : (
            <Trans>neuer Gesamtbetrag, Lieferung und MwSt. inklusive</Trans>
          )
        }
      />
      <DepositNote deposit={order.Delivered.Deposit} site={site} />
      <DeliveryMetrics delivered={order.Delivered} offer={order.Offer} group={group} />
      <VatNote {...order.Delivered} />
      <DeliveredRule delivered={order.Delivered} reader="customer" />
      {order.May.AnswerWeight && <WeightQuestion />}
    </Card>
  );
}

function WeightQuestion() {
  const { t } = useLingui();
  const api = useApi();
  const site = useSite();
  const { order, orderKey, reload } = useCustomerOrder();
  const totalText = useTotalText(site);
  if (!order.Delivered) return null;
  const { TotalWithConsent, DeliveredAmount, OrderedAmount } = order.Delivered;
  // The same for every pallet, so nothing is left over.
  const Deposit = (order.Offer.Deposit * DeliveredAmount) / OrderedAmount;
  const total = totalText({ TotalPrice: TotalWithConsent ?? 0, Deposit });
  const { IsToConfirm: isShort } = order.Delivered;
  const respond = async (IsAccepted: boolean) => {
    await api(CALLS.answerDeliveredWeight, { body: { ...orderKey, IsAccepted } });
    await reload();
  };
  return (
    <YesOrNo
      id="gewicht"
      answer={respond}
      yes={isShort ? t`Ja, so wenig kam an` : t`Ja, ${total} bezahlen`}
      no={isShort ? t`Nein, das stimmt nicht` : t`Nein, nur die bestellte Menge`}
      yesDone={t`Ihr Ja ist vermerkt. Berechnet wird die gelieferte Menge.`}
      noDone={
        isShort
          ? t`Ihr Nein ist vermerkt. Unser Kundendienst klärt, was ankam.`
          : t`Ihr Nein ist vermerkt. Berechnet wird höchstens die bestellte Menge.`
      }
    />
  );
}
