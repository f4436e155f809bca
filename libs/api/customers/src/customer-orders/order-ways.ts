import { DELIVERED_STATES, type Order, signRatingLink } from '@heizplatz/api-ordering';
import type { KeyRing } from '@heizplatz/api-platform';
import { encodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { OrderSummary } from '@heizplatz/contract';
import { offersPath, ratingPath as ratingPagePath } from '@heizplatz/routes';

export interface WaysContext {
  readonly keys: KeyRing;
  readonly now: Date;
  /** Orders that were rated already. */
  readonly rated: ReadonlySet<string>;
}

/** The list for the goods that were bought, with their certificate, to the same place; a wished day is the old order's own. */
function orderAgainPath({ configuration, productGroupId, offer }: Order): string {
  const query = encodeCalculatorQuery({
    ...configuration,
    Product: { Id: offer.ProductId },
    ProductCertifications: offer.CertificationId === null ? [] : [offer.CertificationId],
    Parameters: configuration.Parameters.filter(({ DesiredDate }) => DesiredDate === undefined),
  });
  return `${offersPath(PRODUCT_GROUPS[productGroupId])}?${query}`;
}

function ratingPath(order: Order, { keys, now, rated }: WaysContext): string | null {
  if (!DELIVERED_STATES.includes(order.state) || rated.has(order.id)) return null;
  return ratingPagePath(signRatingLink(order, { keys, now }), order.id);
}

/** Where an order leads once it was placed: the same again, and its rating. */
export const orderWays = (
  order: Order,
  dependencies: WaysContext,
): Pick<OrderSummary, 'OrderAgainPath' | 'RatingPath'> => ({
  RatingPath: ratingPath(order, dependencies),
  OrderAgainPath: orderAgainPath(order),
});
