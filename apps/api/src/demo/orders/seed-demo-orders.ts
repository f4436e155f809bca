import { COUNTRY_IDS } from '@heizplatz/country';
import { saveFuelStorage } from '@heizplatz/api-customers';
import { clearDefault, insertAddress, storeAccess, presentAddress, users } from '@heizplatz/api-identity';
import { insertDraft, orders } from '@heizplatz/api-ordering';
import { type Database, isEmail } from '@heizplatz/api-platform';
import { buildInPlace, getPlace, type PriceBook } from '@heizplatz/api-pricing';
import type { Address } from '@heizplatz/contract';
import { and, eq } from 'drizzle-orm';
import { getBookAt } from '../prices/get-book-at';
import { dayAfter } from '../random/day-after';
import { DEMO_ACCESS, DEMO_ADDRESSES, DEMO_CUSTOMER_EMAIL, type DemoAddress } from '../customers/demo-customer';
import { demoOrderDraft } from './demo-order-draft';
import { DEMO_ORDERS, type DemoOrderPlan } from './demo-order-plan';
import { integerBetween } from '../random/integer-between';
import { inventedPhone } from '../dealers/invented-phone';
import { addDemoReview } from '../reviews/demo-reviews';
import { playOrderLife } from './play-order-life';
import { productPrices, type ProductPrice } from '../prices/product-price';
import type { RandomStreams } from '../random/random-streams';

type Customer = typeof users.$inferSelect;

interface Seeding {
  readonly customer: Customer;
  readonly book: PriceBook;
  readonly productPrice: ProductPrice;
  readonly random: RandomStreams;
  /** ISO. */
  readonly today: string;
}

const YEAR_BEFORE_FIRST_ORDER_DAYS = -1090;
/** The home's store; what is in it follows from the last delivery. */
const HOME_STORE = { capacityKg: 6500, stockKg: null, filledAt: null, yearlyUseKg: 5200 };

const getDay = (day: string): Date => new Date(`${day}T08:00:00Z`);

/** Null when there is none, or when it has orders already. */
async function lockFreshCustomer(tx: Database): Promise<Customer | null> {
  const isCustomer = and(isEmail(users.email, DEMO_CUSTOMER_EMAIL), eq(users.isGuest, false));
  const [customer] = await tx.select().from(users).where(isCustomer).for('update');
  if (!customer || (await tx.$count(orders, eq(orders.userId, customer.id))) > 0) return null;
  return customer;
}

async function addAddress(tx: Database, demo: DemoAddress, seeding: Seeding): Promise<Address> {
  const { customer, book, random, today } = seeding;
  const { countryId, addressType, ...place } = demo;
  const phone = inventedPhone(random(`customer/phone/${place.zipCode}`), { countryId, zipCode: place.zipCode });
  const isDefault = demo === DEMO_ADDRESSES.find((one) => one.addressType === addressType);
  if (isDefault) await clearDefault(tx, { userId: customer.id, addressType });
  const row = await insertAddress(tx, {
    userId: customer.id,
    addressType,
    isDefault,
    createdAt: getDay(dayAfter(today, YEAR_BEFORE_FIRST_ORDER_DAYS)),
    address: {
      ...{ Salutation: 1, Title1: '', Title2: '', FirstName: customer.firstName, LastName: customer.lastName },
      ...{ CompanyName: place.companyName, Street: place.street, HouseNumber: place.houseNumber },
      ...{ Staircase: place.staircase, Door: place.door, ZipCode: place.zipCode, CountryId: countryId, Phone: phone },
      City: book.places.names[getPlace(book, countryId, place.zipCode)] ?? '',
      AccessNotes: place.accessNotes,
    },
  });
  return presentAddress(row);
}

async function addOrder(
  tx: Database,
  plan: DemoOrderPlan,
  { addresses, ...seeding }: Seeding & { addresses: readonly Address[] },
): Promise<void> {
  const { customer, book, productPrice, today } = seeding;
  const random = seeding.random(`customer/order/${plan.countryId}/${plan.daysAgo}`);
  const day = dayAfter(today, -plan.daysAgo);
  const placedAt = new Date(getDay(day).getTime() + integerBetween(random, 0, 660) * 60_000);
  const address = addresses[plan.addressIndex];
  if (!address) throw new Error(`the demo customer has no address ${plan.addressIndex} in country ${plan.countryId}`);
  const draft = await demoOrderDraft(tx, plan, {
    book: getBookAt(book, productPrice, { countryId: plan.countryId, day, today }),
    buyer: customer,
    address,
    placedAt,
    random,
  });
  // A market of another seed may have no dealer for it; the household then has an order less.
  if (!draft) return;
  const order = await playOrderLife(tx, await insertDraft(tx, draft, ''), plan.end, random);
  await addDemoReview(tx, plan, order);
}

async function seedCustomer(tx: Database, seeding: Seeding): Promise<void> {
  const { customer, random, today } = seeding;
  const added: Address[] = [];
  for (const demo of DEMO_ADDRESSES) added.push(await addAddress(tx, demo, seeding));
  const deliveries = added.filter((_, index) => DEMO_ADDRESSES[index]?.addressType === 1);
  const [home] = deliveries;
  if (!home) throw new Error('the demo customer has no home');
  const createdAt = getDay(dayAfter(today, YEAR_BEFORE_FIRST_ORDER_DAYS));
  const phone = inventedPhone(random('customer/phone'), { countryId: 1, zipCode: home.ZipCode });
  await tx.update(users).set({ salutation: 1, phone, createdAt }).where(eq(users.id, customer.id));
  await storeAccess(tx, { userId: customer.id, address: home, conditions: DEMO_ACCESS, now: createdAt });
  await saveFuelStorage(tx, { addressId: home.Id, ...HOME_STORE, savedAt: getDay(today) });
  for (const plan of DEMO_ORDERS) {
    const addresses = deliveries.filter(({ CountryId }) => CountryId === plan.countryId);
    await addOrder(tx, plan, { ...seeding, addresses });
  }
}

/**
 * Three years of the demo customer's household: addresses, a store, orders in all kinds of states and reviews of some,
 * the same for the same day and seed but for their random ids. Nothing when it has orders already; the market must be there.
 */
export async function seedDemoOrders(
  db: Database,
  { today, random }: { today: string; random: RandomStreams },
): Promise<void> {
  if (!(await db.transaction(lockFreshCustomer))) return;
  const book = await buildInPlace(db, new Date(`${today}T12:00:00Z`), { creditCountries: [...COUNTRY_IDS] });
  await db.transaction(async (tx) => {
    const customer = await lockFreshCustomer(tx);
    if (customer) await seedCustomer(tx, { customer, book, productPrice: productPrices(random), random, today });
  });
}
