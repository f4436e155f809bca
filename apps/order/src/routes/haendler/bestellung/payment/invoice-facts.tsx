import { addressLines } from '@heizplatz/order-ui';
import { Trans } from '@lingui/react/macro';
import { useDealerOrder } from '../order-page/dealer-order-context';

/** Whom the invoice goes to, with what a business wants on it. */
export function InvoiceFacts() {
  const { InvoiceAddress: invoice, Stations: deliveryPoints, CustomerEmail: email } = useDealerOrder().order;
  const { TaxNumber: taxNumber, CostCentre: costCentre } = invoice ?? deliveryPoints[0]?.Address ?? {};
  return (
    <p className="quiet">
      {invoice ? (
        <Trans>Rechnung an {addressLines(invoice).join(', ')}</Trans>
      ) : (
        <Trans>Rechnung an die Lieferadresse</Trans>
      )}
      {taxNumber && (
        <>
          {' · '}
          <Trans>Steuernummer {taxNumber}</Trans>
        </>
      )}
      {costCentre && (
        <>
          {' · '}
          <Trans>Kostenstelle {costCentre}</Trans>
        </>
      )}
      {' · '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
