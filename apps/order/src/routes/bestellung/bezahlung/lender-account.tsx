import { Card } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { AccountFields } from './account-fields';
import type { PaymentOutlet } from '../../../shared/payment/payment-outlet';
import type { PaymentForm } from './use-payment-form';

/** Where the lender debits what is owed to it; nothing where it is transferred. */
export function LenderAccount({ outlet, form }: { readonly outlet: PaymentOutlet; readonly form: PaymentForm }) {
  const { NeedsIban: needsIban, Credit: credit } = outlet.choice;
  if (!needsIban) return null;
  const lender = credit?.Lender ?? outlet.process.Seller.Company;
  return (
    <Card as="section">
      <AccountFields
        form={form}
        mandate={
          <Trans>
            Ich ermächtige {lender}, fällige Beträge von diesem Konto einzuziehen. Zugleich weise ich mein
            Kreditinstitut an, diese Lastschriften einzulösen. Eine Erstattung kann ich binnen acht Wochen verlangen.
          </Trans>
        }
        note={<Trans>Die Mandatsreferenz teilt {lender} Ihnen vor dem ersten Einzug mit.</Trans>}
      />
    </Card>
  );
}
