import { type Config, siteOrigin } from '@heizplatz/api-platform';
import { dealerOrderPath, orderPath, withdrawOrderPath } from '@heizplatz/routes';
import type { Order } from '../order/order';
import { type CustomerLinked, type DealerLinked, signDealerLink, signOrderLink } from './order-link';

type Linked = CustomerLinked & Pick<Order, 'countryId'>;

/** The customer's page of an order with its signed token. */
export function orderAddress(order: Linked, config: Config, now: Date): string {
  const token = signOrderLink(order, { keys: config.secrets.link, now });
  return `${siteOrigin(order.countryId, config)}${orderPath(order.id, token)}`;
}

/** Where the customer withdraws from this order, opened by the same signed token. */
export function withdrawalAddress(order: Linked, config: Config, now: Date): string {
  const token = signOrderLink(order, { keys: config.secrets.link, now });
  return `${siteOrigin(order.countryId, config)}${withdrawOrderPath(order.id, token)}`;
}

/** The dealer's page of an order with its own signed token. */
export function dealerOrderAddress(order: DealerLinked & Pick<Order, 'countryId'>, config: Config, now: Date): string {
  const token = signDealerLink(order, { keys: config.secrets.link, now });
  return `${siteOrigin(order.countryId, config)}${dealerOrderPath(order.id, token)}`;
}
