import { useOutletContext } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { AccountFields } from './account-fields';
import { PaymentForm } from './payment-form';
import type { PaymentOutlet } from '../../../shared/payment/payment-outlet';
import { usePaymentForm } from './use-payment-form';

/** The dealer's mandate: IBAN, holder, consent. The IBAN is checked again, and encrypted, by the server. */
export function SepaForm() {
  const outlet = useOutletContext<PaymentOutlet>();
  const form = usePaymentForm(outlet);
  const { Company: company, CreditorId: creditorId } = outlet.process.Seller;
  // Another account is another mandate.
  const stored = form.storedIban ? outlet.process.PaymentData.Selected?.MandateReference : null;
  return (
    <PaymentForm outlet={outlet} form={form}>
      <Card as="section">
        <AccountFields
          form={form}
          mandate={
            <Trans>
              Ich ermächtige {company} (Gläubiger-ID {creditorId ?? '–'}), den Rechnungsbetrag nach der Lieferung
              einmalig von diesem Konto einzuziehen. Zugleich weise ich mein Kreditinstitut an, diese Lastschrift
              einzulösen. Eine Erstattung kann ich binnen acht Wochen verlangen.
            </Trans>
          }
          note={
            stored ? (
              <Trans>Mandatsreferenz {stored}</Trans>
            ) : (
              <Trans>
                Die Mandatsreferenz steht im nächsten Schritt in der Zusammenfassung und in der Bestätigung per E-Mail.
              </Trans>
            )
          }
        />
      </Card>
    </PaymentForm>
  );
}
