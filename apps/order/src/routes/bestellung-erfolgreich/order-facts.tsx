import { goodsTitle, type ProductGroup } from '@heizplatz/calculator';
import type { PlacedOrder } from '@heizplatz/contract';
import { GoodsDetails } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../../shared/offer/amount-text';

/** Goods, amount and payment of a placed order. */
export function OrderFacts({ order, group }: { readonly order: PlacedOrder; readonly group: ProductGroup }) {
  const site = useSite();
  const { Offer: offer, Payment: payment } = order;
  return (
    <>
      <p className="quiet">
        {goodsTitle(offer)}, {amountText(order.Amount, group, site)}
      </p>
      <GoodsDetails goods={offer} />
      <p className="quiet">
        <Trans>Zahlung: {payment.Name}</Trans>
        {payment.MaskedIban && ` · ${payment.MaskedIban}`}
      </p>
    </>
  );
}
