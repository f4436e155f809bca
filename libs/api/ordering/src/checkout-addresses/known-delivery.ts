import { findUserAddresses, lastCheckedAddress, presentAddress } from '@heizplatz/api-identity';
import type { CallContext, Database } from '@heizplatz/api-platform';
import { chosenParameters, type OrderableOffer } from '@heizplatz/api-pricing';
import type { CalculationConfiguration } from '@heizplatz/contract';
import { lastPaymentKindId } from '../order/customer-orders-repository';
import { checkSelectedAddresses } from './check-selected-addresses';
import { isBusinessOrder } from './is-business-order';
import { kindsWithoutCredit } from '../checkout-payment/kinds-without-credit';
import { needsPaymentConsent } from '../checkout-payment/payment-kind';
import type { Carried } from '../checkout/open-process';
import { missingConfirmations } from '../checkout-delivery/save-order-parameters';

const DELIVERY = 1;

interface Chosen {
  readonly configuration: CalculationConfiguration;
  readonly offer: OrderableOffer;
}

/**
 * The payment of a new process if the kind is an invoice that the dealer accepts; otherwise it is requested. Null: no
 * kind was ever requested.
 */
export async function invoicePayment(
  db: Database,
  { kindId, offer }: { kindId: number | null; offer: OrderableOffer },
  context: CallContext,
): Promise<Carried> {
  const kinds = await kindsWithoutCredit(db, offer, context);
  const invoice = kinds.find((kind) => !needsPaymentConsent(kind) && (kindId === null || kind.id === kindId));
  return invoice ? { paymentKindId: invoice.id } : {};
}

/**
 * The data that a registered customer need not enter again for a delivery to this place: the last delivery address,
 * its access details, and the last payment if it is an invoice. The summary displays each with a link to change it.
 * Nothing for guests and for several delivery points.
 */
export async function knownDelivery(
  db: Database,
  { configuration, offer }: Chosen,
  context: CallContext,
): Promise<Carried> {
  const { user, services, countryId } = context;
  if (!user || user.isGuest || configuration.Stations > 1) return {};
  const rows = (await findUserAddresses(db, user.id)).filter(({ addressType }) => addressType === DELIVERY);
  const own = rows.map(presentAddress).filter(({ ZipCode }) => ZipCode === configuration.ZipCode);
  const last = await lastCheckedAddress(db, { userId: user.id, addresses: own });
  if (!last) return {};
  const book = services.priceBook.current();
  const selected = [
    { AddressType: 1, AddressId: last.address.Id, AddressIndex: 0, Amount: configuration.Amount },
  ] as const;
  const check = { selected, own, configuration, needsCompany: isBusinessOrder(configuration, book) };
  if (checkSelectedAddresses(check).length > 0) return {};
  const lastKindId = await lastPaymentKindId(db, { userId: user.id, countryId });
  const requestedKindId = chosenParameters(configuration, book.goods).chosen.paymentKindId || null;
  const kindId = lastKindId ?? requestedKindId;
  const isPromised = missingConfirmations(configuration.ProductGroupId, last.conditions).length === 0;
  return {
    userId: user.id,
    selectedAddresses: [...selected],
    accessConditions: isPromised ? { ...last.conditions, OtherStations: [] } : null,
    ...(await invoicePayment(db, { kindId, offer }, context)),
  };
}
