import { OTHER_CODE, type PaymentChoice, type PaymentKind } from '@heizplatz/contract';
import { Outlet, useLocation, useNavigate } from '@heizplatz/router';
import { paymentStepPath } from '@heizplatz/routes';
import { Button, Card, RadioGroup } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckoutFrame } from '../../../shared/checkout/checkout-frame';
import { paymentPath } from '../../../shared/checkout/checkout-paths';
import { useOrderProcess } from '../../../shared/checkout/order-process/use-order-process';
import { PAYMENT_KIND_QUERY, type PaymentOutlet } from '../../../shared/payment/payment-outlet';
import styles from './payment-form.module.css';
import { NoPayment } from './no-payment';
import { RefusedPayment } from './refused-payment';

/** Every kind that the dealer takes, those that cannot be had now with the reason; below, the form of the chosen one. */
export function PaymentView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { process, group } = useOrderProcess();
  const [picked, setPicked] = useState<{ readonly on: PaymentKind; readonly kind: PaymentKind } | null>(null);
  const choice = process?.PaymentData.Choices.find(({ Kind }) => pathname.endsWith(`/${Kind}`));
  if (!process) return null;
  const choices = process.PaymentData.Choices;
  if (choices.length === 0)
    return (
      <CheckoutFrame process={process} group={group} current="bezahlung" title={t`Bezahlung`}>
        <NoPayment process={process} group={group} />
      </CheckoutFrame>
    );
  const current = choice?.Kind ?? OTHER_CODE;
  if (!choice || current === OTHER_CODE) return null;
  // What was picked shows at once, though its page is still on the way; on that page the path alone counts.
  const view = picked?.on === current ? picked.kind : current;
  const getHint = ({ Kind, IsAvailable, Description }: PaymentChoice) => {
    if (Kind === OTHER_CODE) return t`Diese Zahlungsart ist neu. Bitte laden Sie die Seite neu, um sie zu wählen.`;
    return IsAvailable
      ? Description
      : t`Zurzeit nicht möglich: Der Anbieter antwortet nicht. Bitte wählen Sie eine andere Zahlungsart.`;
  };
  return (
    <CheckoutFrame process={process} group={group} current="bezahlung" title={t`Bezahlung`}>
      <RefusedPayment choices={choices} />
      {choices.length > 1 && (
        <Card as="section">
          <form action={paymentStepPath(group)} className={styles.form}>
            <RadioGroup
              legend={t`Wie möchten Sie bezahlen?`}
              name={PAYMENT_KIND_QUERY}
              variant="card"
              value={view}
              options={choices.map((one) => ({
                value: one.Kind,
                label: one.Name,
                hint: getHint(one),
                disabled: !one.IsAvailable || one.Kind === OTHER_CODE,
              }))}
              onValueChange={(value) => {
                const chosen = choices.find(({ Kind }) => Kind === value);
                if (!chosen || chosen.Kind === OTHER_CODE) return;
                setPicked({ on: current, kind: chosen.Kind });
                void navigate(paymentPath(group, chosen.Kind), { replace: true, preventScrollReset: true });
              }}
            />
            <noscript>
              <Button type="submit">
                <Trans>Zahlungsart übernehmen</Trans>
              </Button>
            </noscript>
          </form>
        </Card>
      )}
      <Outlet key={choice.Id} context={{ process, group, choice } satisfies PaymentOutlet} />
    </CheckoutFrame>
  );
}
