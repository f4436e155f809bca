import { BRAND } from '@heizplatz/country';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressLines } from '../checkout/address-lines';
import { CheckoutFrame } from '../checkout/checkout-frame';
import { addressPath, parametersPath, paymentPath } from '../checkout/checkout-paths';
import { useOrderProcess } from '../checkout/use-order-process';
import { accessSummary } from './access-summary';
import { PlaceOrder } from './place-order';
import { SummaryCard } from './summary-card';

/** Everything once more, each part with its way back, and the one button. */
export function SummaryView() {
  const { t } = useLingui();
  const { process, group, reload } = useOrderProcess();
  if (!process?.DeliveryAddress) return null;
  const {
    DeliveryAddress: delivery,
    InvoiceAddress: invoice,
    PaymentData,
    Seller: seller,
    AccessConditions: access,
  } = process;
  const payment = PaymentData.Selected;
  const paymentText = PaymentData.Choices.find(({ Id }) => Id === payment?.PaymentId)?.Description;
  return (
    <CheckoutFrame
      process={process}
      group={group}
      current="bestellung-abschliessen"
      title={t`Prüfender Blick und letzter Klick!`}
      lead={<Trans>Alles richtig? Sie können jede Angabe noch ändern.</Trans>}
      aside={<PlaceOrder process={process} group={group} reload={reload} />}
    >
      <SummaryCard title={<Trans>Lieferung</Trans>} changePath={addressPath(group)}>
        <p>{addressLines(delivery).join(', ')}</p>
        <p className="quiet">
          <Trans>Telefon {delivery.Phone}</Trans>
          {delivery.AccessNotes && ` · ${delivery.AccessNotes}`}
        </p>
      </SummaryCard>
      <SummaryCard title={<Trans>Zufahrt und Lager</Trans>} changePath={parametersPath(group)}>
        <p>{access && accessSummary(access, group, t)}</p>
      </SummaryCard>
      <SummaryCard title={<Trans>Rechnung an</Trans>} changePath={addressPath(group)}>
        <p>{invoice ? addressLines(invoice).join(', ') : <Trans>wie Lieferadresse</Trans>}</p>
      </SummaryCard>
      {payment && (
        <SummaryCard title={<Trans>Zahlung</Trans>} changePath={paymentPath(group, payment.Kind)}>
          <p>
            {payment.Name}
            {payment.MaskedIban && ` · ${payment.MaskedIban}`}
          </p>
          {paymentText && <p className="quiet">{paymentText}</p>}
        </SummaryCard>
      )}
      <SummaryCard title={<Trans>Verkäufer</Trans>}>
        <p>
          <Trans>
            {seller.Company}, Händler, {seller.Address}
          </Trans>
        </p>
        <p className="quiet">{seller.Register}</p>
        <p className="quiet">
          <Trans>
            {BRAND} vermittelt. Ihre Gewährleistungsrechte richten sich gegen den Verkäufer. Ihre Angaben gehen an ihn.
          </Trans>
        </p>
      </SummaryCard>
    </CheckoutFrame>
  );
}
