import { PAYMENT_KINDS } from '@heizplatz/contract';
import { UNGUESSABLE } from '@heizplatz/api-identity';
import { orderPositions, orders } from '@heizplatz/api-ordering';
import { delivery, EMAIL, newShopper, placed } from '@heizplatz/api-ordering/testing';
import { readMails, startApi, TEST_NOW, type TestApi } from '@heizplatz/api-platform/testing';
import { buildInPlace } from '@heizplatz/api-pricing';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, CountryId, ProductGroupId, type PlacedOrder } from '@heizplatz/contract';
import { formatNumber, siteById } from '@heizplatz/country';
import { count, eq, gte } from 'drizzle-orm';
import { DEMO_TEMPLATE } from './testing/demo-templates';

/** Where the demonstration has dealers. */
const PLACES: Readonly<Partial<Record<CountryId, { readonly ZipCode: string; readonly City: string }>>> = {
  1: { ZipCode: '10115', City: 'Berlin' },
  2: { ZipCode: '1010', City: 'Wien' },
  3: { ZipCode: '8001', City: 'Zürich' },
};
const INDUSTRIAL = 10;
/** Rule PRICE-06: wood in Germany and Austria is taxed low, in Switzerland nothing is. */
const VAT: Readonly<Partial<Record<CountryId, { readonly wood: number; readonly other: number }>>> = {
  ...{ 1: { wood: 7, other: 19 }, 2: { wood: 13, other: 20 }, 3: { wood: 8.1, other: 8.1 } },
};
const NO_WOOD: readonly ProductGroupId[] = [1, 2, 5];

const every = CountryId.options
  .filter((id) => PLACES[id])
  .flatMap((countryId) =>
    ProductGroupId.options.map(
      (groupId) => [siteById(countryId).iso, PRODUCT_GROUPS[groupId].urlName, countryId, groupId] as const,
    ),
  );

let api: TestApi | undefined;
const running = (): TestApi => {
  if (!api) throw new Error('the API of this spec has not started');
  return api;
};

// Several specs may wait for the demonstration to be made.
beforeAll(async () => {
  api = await startApi({
    template: DEMO_TEMPLATE,
    services: async (_, db) => {
      const book = await buildInPlace(db, TEST_NOW, { creditCountries: [] });
      return { priceBook: { current: () => book } };
    },
  });
}, 120_000);
afterAll(() => api?.close());

/** Start, parameters, guest, address, payment, the last click: as the pages go. */
async function getOrder(countryId: CountryId, groupId: ProductGroupId): Promise<PlacedOrder> {
  const market = { api: running(), rebuildBook: async () => undefined };
  const shopper = await newShopper(market, countryId, groupId);
  const place = PLACES[countryId];
  if (!place) throw new Error(`no place in country ${countryId}`);
  const offer = await shopper.start({ ZipCode: place.ZipCode, Amount: PRODUCT_GROUPS[groupId].defaultAmount });
  const isBusiness = groupId === INDUSTRIAL;
  const parameters = await shopper.saveParameters({ IndustrialUseConfirmed: isBusiness });
  expect(parameters.status).toBe(200);
  await shopper.becomeGuest();
  const company = isBusiness ? { CompanyName: 'Huber Trocknung GmbH' } : {};
  expect((await shopper.selectAddresses([delivery(await shopper.addAddress({ ...place, ...company }))])).status).toBe(
    200,
  );
  expect((await shopper.savePayment({ PaymentId: PAYMENT_KINDS.rechnung.id })).status).toBe(200);
  const { OrderId } = placed(await shopper.finalise(offer.TotalPrice));
  return shopper.client.call(CALLS.placedOrder, { params: { orderId: OrderId } });
}

/** The split as it was charged, in cents. */
async function chargedCents(orderId: string): Promise<number> {
  const rows = await running().db.select().from(orderPositions).where(eq(orderPositions.orderId, orderId));
  return rows.reduce((sum, { grossCents }) => sum + grossCents, 0);
}

describe('in the demo market', () => {
  it.each(every)('%s %s can be ordered from the first click to the last', async (iso, _, countryId, groupId) => {
    const order = await getOrder(countryId, groupId);
    const { defaultAmount, unit, unitSingular } = PRODUCT_GROUPS[groupId];
    expect(order).toMatchObject({
      State: 'placed',
      CountryId: countryId,
      ProductGroupId: groupId,
      EmailAddress: EMAIL,
    });
    expect(order).toMatchObject({ Amount: defaultAmount, Payment: { Kind: 'rechnung' } });
    expect(order.OrderNumber).toMatch(new RegExp(`^${iso}-26-\\d{6}-${UNGUESSABLE}$`));

    const { Split, TotalPrice } = order.Offer;
    expect(Split.VatRate).toBe(VAT[countryId]?.[NO_WOOD.includes(groupId) ? 'other' : 'wood']);
    const totalCents = Math.round(TotalPrice * 100);
    expect(await chargedCents(order.OrderId)).toBe(totalCents);
    expect(totalCents % (countryId === 3 ? 5 : 1)).toBe(0);
    // It is made after weighing.
    expect(order.QrBillSvg).toBeNull();

    const mails = await readMails(running());
    const own = mails.filter(({ subject }) => subject.includes(order.OrderNumber));
    expect(own.map(({ kind }) => kind).sort()).toEqual(['dealer-order', 'order-received']);
    const amount = `${formatNumber(defaultAmount, siteById(countryId))} ${defaultAmount === 1 ? unitSingular : unit}`;
    for (const { text } of own) expect(text).toContain(amount);
  });

  it('each of the thirty was placed once', async () => {
    const rows = await running()
      .db.select({ countryId: orders.countryId, groupId: orders.productGroupId, orders: count() })
      .from(orders)
      // Others are the demonstration's own.
      .where(gte(orders.placedAt, TEST_NOW))
      .groupBy(orders.countryId, orders.productGroupId);
    expect(rows.map((row) => row.orders)).toEqual(Array(30).fill(1));
  });
});
