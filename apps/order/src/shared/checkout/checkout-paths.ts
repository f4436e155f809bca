import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderStep, PaymentKind, PlacedOrder } from '@heizplatz/contract';
import type { AddressKind, NEW_ADDRESS } from '@heizplatz/order-ui';
import {
  addressStepPath,
  amountsStepPath,
  checkoutPath,
  offersPath,
  orderRegistrationPath,
  paymentStepPath,
} from '@heizplatz/routes';

type Group = Pick<ProductGroup, 'urlName'>;

/** The offers for the same goods, options and delivery points as an order's; at least for its place and amount. */
export const offersForOrderPath = (
  group: Group,
  order: Pick<PlacedOrder, 'DeliveryAddress' | 'Amount' | 'OrderAgainPath'>,
): string =>
  order.OrderAgainPath ?? `${offersPath(group)}?zipCode=${order.DeliveryAddress.ZipCode}&amount=${order.Amount}`;
/** The identification step, with a return to the requesting page. */
export const registrationWithReturn = (group: Group, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${orderRegistrationPath(group.urlName)}?ReturnUrl=${encodeURIComponent(pathname + search)}`;
export const paymentPath = (group: Group, kind: PaymentKind): string => `${paymentStepPath(group)}/${kind}`;

/** The address modal: /{group}/bestellung/{step}/{kind}/{neu or the address's id}. */
export const addressFormPath = (group: Group, kind: AddressKind, id: number | typeof NEW_ADDRESS): string =>
  `${addressStepPath(group)}/${kind}/${id}`;
/** The same form for a station of its own; the new address goes to that station. */
export const deliveryPointFormPath = (group: Group, deliveryPoint: number, id: number | typeof NEW_ADDRESS): string =>
  `${amountsStepPath(group)}/lieferadresse/${id}?${DELIVERY_POINT_QUERY}=${deliveryPoint}`;
export const DELIVERY_POINT_QUERY = 'lieferstelle';

/** A step's address. */
export function stepPath(group: Group, step: Pick<OrderStep, 'Path' | 'Variant'>): string {
  const base = `${checkoutPath(group)}/${step.Path}`;
  return step.Variant ? `${base}/${step.Variant}` : base;
}
