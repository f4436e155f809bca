import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderStep, PaymentKind } from '@heizplatz/contract';

type Group = Pick<ProductGroup, 'urlName'>;

/** Every address of an order's way, typed once (specification section 2, order flow). */
export const offersPath = ({ urlName }: Group): string => `/${urlName}/angebotsliste`;
export const parametersPath = ({ urlName }: Group): string => `/${urlName}/bestellparameter-bestaetigen`;
export const registrationPath = ({ urlName }: Group): string => `/benutzerkonto/bestellanmeldung/${urlName}`;
export const checkoutPath = ({ urlName }: Group): string => `/${urlName}/bestellung`;
export const addressPath = (group: Group): string => `${checkoutPath(group)}/adresse`;
export const summaryPath = (group: Group): string => `${checkoutPath(group)}/bestellung-abschliessen`;
export const paymentPath = (group: Group, kind: PaymentKind): string => `${checkoutPath(group)}/bezahlung/${kind}`;
export const successPath = ({ urlName }: Group, orderId: string): string =>
  `/${urlName}/bestellung-erfolgreich/${orderId}`;

/** The path parts of the address modal: /{group}/bestellung/adresse/{kind}/{neu or the address's id}. */
export const ADDRESS_KINDS = { lieferadresse: 1, rechnungsadresse: 0 } as const;
export type AddressKind = keyof typeof ADDRESS_KINDS;
export const isAddressKind = (text: string): text is AddressKind => Object.hasOwn(ADDRESS_KINDS, text);
export const NEW_ADDRESS = 'neu';
export const addressFormPath = (group: Group, kind: AddressKind, id: number | typeof NEW_ADDRESS): string =>
  `${addressPath(group)}/${kind}/${id}`;

/** A step's address. */
export function stepPath(group: Group, step: Pick<OrderStep, 'Path' | 'Variant'>): string {
  const base = `${checkoutPath(group)}/${step.Path}`;
  return step.Variant ? `${base}/${step.Variant}` : base;
}
