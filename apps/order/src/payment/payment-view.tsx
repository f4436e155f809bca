import type { PaymentKind } from '@heizplatz/contract';
import { useNavigate, useParams } from '@heizplatz/router';
import { Card, RadioGroup } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paymentPath } from '../checkout/checkout-paths';
import { CheckoutFrame } from '../checkout/checkout-frame';
import { useOrderProcess } from '../checkout/use-order-process';
import { InvoiceForm } from './invoice-form';
import { SepaForm } from './sepa-form';

export function PaymentView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { kind } = useParams();
  const { process, group } = useOrderProcess();
  const [picked, setPicked] = useState<{ readonly on: PaymentKind; readonly kind: PaymentKind } | null>(null);
  const choice = process?.PaymentData.Choices.find(({ Kind }) => Kind === kind);
  if (!process || !choice) return null;
  const choices = process.PaymentData.Choices;
  // What was picked shows at once, though its page is still on the way; on that page the path alone counts.
  const shown = picked?.on === choice.Kind ? picked.kind : choice.Kind;
  return (
    <CheckoutFrame process={process} group={group} current="bezahlung" title={t`Bezahlung`}>
      {choices.length > 1 && (
        <Card as="section">
          <RadioGroup
            legend={t`Wie möchten Sie bezahlen?`}
            name="payment"
            look="card"
            value={shown}
            options={choices.map(({ Kind, Name, Description }) => ({ value: Kind, label: Name, hint: Description }))}
            onValueChange={(value) => {
              const chosen = choices.find(({ Kind }) => Kind === value);
              if (!chosen) return;
              setPicked({ on: choice.Kind, kind: chosen.Kind });
              void navigate(paymentPath(group, chosen.Kind), { replace: true });
            }}
          />
        </Card>
      )}
      {choice.Kind === 'sepa' ? (
        <SepaForm key={choice.Id} process={process} group={group} choice={choice} />
      ) : (
        <InvoiceForm key={choice.Id} process={process} group={group} choice={choice} />
      )}
    </CheckoutFrame>
  );
}
