import { Trans } from '@lingui/react/macro';
import { useDealerOrder } from '../order-page/dealer-order-context';

/** How it is paid; the whole account number comes with the acceptance. */
export function PaymentFacts() {
  const { Payment: payment, Iban: iban, MandateReference: mandate } = useDealerOrder().order;
  return (
    <p className="quiet">
      <Trans>Zahlung: {payment.Name}</Trans>
      {(iban ?? payment.MaskedIban) && ` · ${iban ?? payment.MaskedIban}`}
      {mandate && (
        <>
          {' · '}
          <Trans>Mandat {mandate}</Trans>
        </>
      )}
    </p>
  );
}
