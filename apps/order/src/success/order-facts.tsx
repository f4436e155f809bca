import type { ProductGroup } from '@heizplatz/calculator';
import type { PlacedOrder } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../offer/amount-text';

/** Goods, amount and payment of a placed order. */
export function OrderFacts({ order, group }: { readonly order: PlacedOrder; readonly group: ProductGroup }) {
  const site = useSite();
  const { Offer: offer, Payment: payment } = order;
  const goods = [offer.ProductName, offer.Certification].filter(Boolean).join(', ');
  return (
    <p className="quiet">
      {goods}, {amountText(order.Amount, group, site)}
      <br />
      <Trans>Zahlung: {payment.Name}</Trans>
      {payment.MaskedIban && ` · ${payment.MaskedIban}`}
    </p>
  );
}
