import type { PaymentChoice } from '@heizplatz/contract';
import { useLocation } from '@heizplatz/router';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { readPaymentRefusal } from '../../../shared/checkout/payment-refusal';

/**
 * The provider's response when the order was to be placed; nothing was placed, and the other kinds are available.
 */
export function RefusedPayment({ choices }: { readonly choices: readonly PaymentChoice[] }) {
  const refusal = readPaymentRefusal(useLocation());
  if (!refusal) return null;
  const isRefused = refusal.code === 'PAYMENT_REFUSED';
  return (
    <Notice
      tone="bad"
      announce
      title={
        isRefused ? <Trans>Diese Zahlung wurde abgelehnt.</Trans> : <Trans>Der Zahlungsanbieter antwortet nicht.</Trans>
      }
    >
      <p>{refusal.detail ?? (choices.length > 1 && <Trans>Bitte wählen Sie eine andere Zahlungsart.</Trans>)}</p>
      <p>
        <Trans>Ihre Bestellung wurde nicht aufgegeben, alle Angaben sind noch da.</Trans>
      </p>
    </Notice>
  );
}
