import { useOutletContext } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { AccountFields } from './account-fields';
import { PaymentForm } from './payment-form';
import type { PaymentOutlet } from './payment-outlet';
import { usePaymentForm } from './use-payment-form';

/** The dealer's mandate: IBAN, holder, consent. The IBAN is checked again, and encrypted, by the server. */
export function SepaForm() {
  const outlet = useOutletContext<PaymentOutlet>();
  const form = usePaymentForm(outlet);
  const { Company: company, CreditorId: creditorId } = outlet.process.Seller;
  return (
    <PaymentForm outlet={outlet} form={form}>
      <Card as="section">
        <AccountFields
          form={form}
          mandate={
            <Trans>
              Ich ermächtige {company} (Gläubiger-ID {creditorId ?? '–'}), den Rechnungsbetrag nach der Lieferung
              einmalig von diesem Konto einzuziehen. Eine Erstattung kann ich binnen acht Wochen verlangen.
            </Trans>
          }
        />
      </Card>
    </PaymentForm>
  );
}
