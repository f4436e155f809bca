import { findUserAddresses, defaultAddress } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type FuelStorage } from '@heizplatz/contract';
import { readFuelStorages } from '../fuel-storages/read-fuel-storages';
import { findCustomer } from './customer-repository';
import { homePrice } from './home-price';
import { countNotifications } from '../customer-orders/opinions-repository';
import { readOrderSummaries } from '../customer-orders/read-order-summaries';

const DELIVERY = 1;
const OPEN_ORDERS = 20;

/** Described by the customer, or filled by an order. */
const isKnown = ({ CapacityKg, StockKg, YearlyUseKg, LastDelivery }: FuelStorage): boolean =>
  [CapacityKg, StockKg, YearlyUseKg, LastDelivery].some((value) => value !== null);

/** What the home page shows of the site's country; home is the default delivery address there. */
export const customerStart = defineHandler(CALLS.customerStart, async (_, context) => {
  const { db, user, countryId, clock, services } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const now = clock();
  const customer = await findCustomer(db, user.id);
  if (!customer) throw problem('UNAUTHENTICATED');
  const addresses = await findUserAddresses(db, user.id);
  const home = defaultAddress(
    addresses.filter((row) => row.countryId === countryId),
    DELIVERY,
  );
  const openOrders = { userId: user.id, countryId, stage: 'open' as const };
  return {
    FirstName: customer.firstName,
    LastName: customer.lastName,
    OpenOrders: await readOrderSummaries(openOrders, { limit: OPEN_ORDERS, offset: 0 }, context),
    Stores: (await readFuelStorages(db, { userId: user.id, countryId, now })).filter(isKnown),
    LastPrice: home ? homePrice(services.priceBook.current(), { countryId, zipCode: home.zipCode }, now) : null,
    Notifications: await countNotifications(db, user.id),
  };
});
