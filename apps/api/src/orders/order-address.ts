import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { siteAddress, siteById } from '@heizplatz/country';
import type { Config } from '../config';
import { signOrderLink } from './order-link';
import type { Order } from './order';

/** The success page of an order with its signed token. The site's address comes from configuration, never from a request. */
export function orderAddress(
  order: Pick<Order, 'id' | 'countryId' | 'productGroupId'>,
  config: Config,
  now: Date,
): string {
  const { urlName } = PRODUCT_GROUPS[order.productGroupId];
  const origin = siteAddress(siteById(order.countryId), {
    production: config.mode === 'production',
    port: config.publicPort,
  });
  const token = signOrderLink(order.id, { secret: config.secrets.link, now });
  return `${origin}/${urlName}/bestellung-erfolgreich/${order.id}?token=${token}`;
}
