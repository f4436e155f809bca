import { siteAddress, siteById } from '@heizplatz/country';
import type { Config } from '../config';
import type { Order } from './order';
import { signDealerLink, signOrderLink } from './order-link';

/** The site's address comes from configuration, never from a request. */
const originOf = (countryId: Order['countryId'], config: Config): string =>
  siteAddress(siteById(countryId), { production: config.mode === 'production', port: config.publicPort });

/** The customer's page of an order with its signed token. */
export function orderAddress(order: Pick<Order, 'id' | 'countryId'>, config: Config, now: Date): string {
  const token = signOrderLink(order.id, { keys: config.secrets.link, now });
  return `${originOf(order.countryId, config)}/bestellung/${order.id}?token=${token}`;
}

/** Where the customer withdraws from this order, opened by the same signed token. */
export function withdrawalAddress(order: Pick<Order, 'id' | 'countryId'>, config: Config, now: Date): string {
  const token = signOrderLink(order.id, { keys: config.secrets.link, now });
  const query = new URLSearchParams({ bestellung: order.id, token });
  return `${originOf(order.countryId, config)}/vertrag-widerrufen?${query}`;
}

/** The dealer's page of an order with its own signed token. */
export function dealerOrderAddress(
  order: Pick<Order, 'id' | 'countryId' | 'dealerId'>,
  config: Config,
  now: Date,
): string {
  const token = signDealerLink(order, { keys: config.secrets.link, now });
  return `${originOf(order.countryId, config)}/haendler/bestellung/${order.id}?token=${token}`;
}
