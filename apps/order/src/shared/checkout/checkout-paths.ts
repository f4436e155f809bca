import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderStep, PaymentKind, PlacedOrder } from '@heizplatz/contract';
import type { AddressKind, NEW_ADDRESS } from '@heizplatz/order-ui';

type Group = Pick<ProductGroup, 'urlName'>;

/** Every address of an order's way, typed once (specification section 2, order flow). */
export const offersPath = ({ urlName }: Group): string => `/${urlName}/angebotsliste`;
/** One offer before it is ordered, for whoever has no script. */
export const offerChoicePath = (group: Group): string => `${offersPath(group)}/auswahl`;
/** The offers for the same goods, options and delivery points as an order's; at least for its place and amount. */
export const offersForOrderPath = (
  group: Group,
  order: Pick<PlacedOrder, 'DeliveryAddress' | 'Amount' | 'OrderAgainPath'>,
): string =>
  order.OrderAgainPath ?? `${offersPath(group)}?zipCode=${order.DeliveryAddress.ZipCode}&amount=${order.Amount}`;
export const parametersPath = ({ urlName }: Group): string => `/${urlName}/bestellparameter-bestaetigen`;
export const registrationPath = ({ urlName }: Group): string => `/benutzerkonto/bestellanmeldung/${urlName}`;
/** Who orders, and then back to where it was asked. */
export const registrationWithReturn = (group: Group, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${registrationPath(group)}?ReturnUrl=${encodeURIComponent(pathname + search)}`;
export const checkoutPath = ({ urlName }: Group): string => `/${urlName}/bestellung`;
export const addressPath = (group: Group): string => `${checkoutPath(group)}/adresse`;
export const summaryPath = (group: Group): string => `${checkoutPath(group)}/bestellung-abschliessen`;
export const paymentKindsPath = (group: Group): string => `${checkoutPath(group)}/bezahlung`;
export const paymentPath = (group: Group, kind: PaymentKind): string => `${paymentKindsPath(group)}/${kind}`;
export const successPath = ({ urlName }: Group, orderId: string): string =>
  `/${urlName}/bestellung-erfolgreich/${orderId}`;

export const amountsPath = (group: Group): string => `${checkoutPath(group)}/mengenverteilung`;

/** The address modal: /{group}/bestellung/{step}/{kind}/{neu or the address's id}. */
export const addressFormPath = (group: Group, kind: AddressKind, id: number | typeof NEW_ADDRESS): string =>
  `${addressPath(group)}/${kind}/${id}`;
/** The same form for a station of its own; the new address goes to that station. */
export const stationFormPath = (group: Group, station: number, id: number | typeof NEW_ADDRESS): string =>
  `${amountsPath(group)}/lieferadresse/${id}?${STATION_QUERY}=${station}`;
export const STATION_QUERY = 'lieferstelle';

/** A step's address. */
export function stepPath(group: Group, step: Pick<OrderStep, 'Path' | 'Variant'>): string {
  const base = `${checkoutPath(group)}/${step.Path}`;
  return step.Variant ? `${base}/${step.Variant}` : base;
}
