import { encodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { OrderSummary } from '@heizplatz/contract';
import type { Order } from '../orders/order';
import { signRatingLink } from '../orders/order-link';
import { DELIVERED_STATES } from './order-stage';

interface Surroundings {
  readonly secret: string;
  readonly now: Date;
  /** Orders that were rated already. */
  readonly rated: ReadonlySet<string>;
}

/** The list for the same goods to the same place; a wished day is the old order's own. */
function orderAgainPath({ configuration, productGroupId }: Order): string {
  const Parameters = configuration.Parameters.filter(({ DesiredDate }) => DesiredDate === undefined);
  const query = encodeCalculatorQuery({ ...configuration, Parameters });
  return `/${PRODUCT_GROUPS[productGroupId].urlName}/angebotsliste?${query}`;
}

function ratingPath({ id, state }: Order, { secret, now, rated }: Surroundings): string | null {
  if (!DELIVERED_STATES.includes(state) || rated.has(id)) return null;
  return `/bewerten-sie-uns/${signRatingLink(id, { secret, now })}/${id}`;
}

/** An order as one line of its owner's list; its price is the settled one once it was weighed. */
export function presentOrderSummary(order: Order, surroundings: Surroundings): OrderSummary {
  const { offer, deliveryAddresses, deliveredOn, deliveryWindow } = order;
  const { ZipCode, City } = deliveryAddresses[0].Address;
  return {
    OrderId: order.id,
    OrderNumber: order.number,
    CountryId: order.countryId,
    ProductGroupId: order.productGroupId,
    ProductName: offer.ProductName,
    State: order.state,
    PlacedAt: order.placedAt.toISOString(),
    Amount: order.deliveredAmount ?? order.amount,
    TotalPrice: (order.settledCents ?? order.totalCents) / 100,
    DealerName: offer.DealerName,
    DeliveryPlace: `${ZipCode} ${City}`,
    DeliveryDate: deliveredOn ?? deliveryWindow?.Date ?? null,
    RatingPath: ratingPath(order, surroundings),
    OrderAgainPath: orderAgainPath(order),
  };
}
