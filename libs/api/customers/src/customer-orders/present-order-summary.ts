import { awaitsConfirmation, chargedCents, type Order, presentDelivered } from '@heizplatz/api-ordering';
import type { OrderSummary } from '@heizplatz/contract';
import { orderWays, type WaysContext } from './order-ways';

/** An order as one line of its owner's list; its price is the charged one once it was weighed. */
export function presentOrderSummary(order: Order, dependencies: WaysContext): OrderSummary {
  const { offer, deliveryAddresses, deliveredOn, deliveryWindow } = order;
  const { ZipCode, City } = deliveryAddresses[0].Address;
  return {
    OrderId: order.id,
    OrderNumber: order.number,
    CountryId: order.countryId,
    ProductGroupId: order.productGroupId,
    ProductName: offer.ProductName,
    Characteristics: offer.Characteristics,
    State: order.state,
    PlacedAt: order.placedAt.toISOString(),
    Amount: order.deliveredAmount ?? order.amount,
    TotalPrice: (chargedCents(order) ?? order.totalCents) / 100,
    Deposit: presentDelivered(order)?.Deposit ?? offer.Deposit,
    DealerName: offer.DealerName,
    DeliveryPlace: `${ZipCode} ${City}`,
    DeliveryDate: deliveredOn ?? deliveryWindow?.Date ?? null,
    ConfirmUntil: awaitsConfirmation(order) ? (order.confirmUntil?.toISOString() ?? null) : null,
    ...orderWays(order, dependencies),
  };
}
