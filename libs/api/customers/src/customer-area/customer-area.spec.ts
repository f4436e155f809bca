import { reviews } from '@heizplatz/api-after-sales';
import { notifications, users } from '@heizplatz/api-identity';
import { impersonationToken } from '@heizplatz/api-identity/testing';
import { opensRating, orders } from '@heizplatz/api-ordering';
import {
  BROUGHT,
  newCustomer,
  newShopper,
  placeOrder,
  type TestCustomer,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();
const getClient = ({ shopper }: TestCustomer) => shopper.client;

let anna: TestCustomer;
let bert: TestCustomer;
beforeEach(async () => {
  [anna, bert] = [await newCustomer(market()), await newCustomer(market())];
});

const getOrders = (customer: TestCustomer, query: Record<string, unknown> = {}) =>
  getClient(customer).call(CALLS.customerOrders, { query });
const getData = (customer: TestCustomer) => getClient(customer).call(CALLS.customerData);
const master = { FirstName: 'Anna', LastName: 'Huber', Salutation: 1, Title1: 'Dr.', Phone: '030 23125 011' };

describe('customerData', () => {
  it('is the caller’s own, and changes by saving', async () => {
    expect(await getData(anna)).toMatchObject({
      ...{ CustomerId: anna.userId, EmailAddress: anna.email, FirstName: 'Anke', Salutation: 0, Phone: '' },
      ...{ NewsletterWanted: false, CustomerSince: '2026-11-21' },
      EmailChange: { Pending: false, Applied: false, NewEmailAddress: null },
    });
    const saved = await getClient(anna).call(CALLS.saveCustomerData, { body: { ...master, NewsletterWanted: true } });
    expect(saved).toMatchObject({ ...master, NewsletterWanted: true });
    expect(await getData(anna)).toEqual(saved);
    expect(await getData(bert)).toMatchObject({ FirstName: 'Anke', NewsletterWanted: false });
    const [row] = await market().api.db.select().from(users).where(eq(users.id, anna.userId));
    expect(row?.newsletterChangedAt).toEqual(TEST_NOW);
  });

  it('says that a new e-mail waits for its link', async () => {
    const body = { NewEmailAddress: 'anna.neu@example.com', Password: 'Heizen-2026!' };
    await getClient(anna).call(CALLS.requestEmailChange, { body });
    expect((await getData(anna)).EmailChange).toEqual({
      ...{ Pending: true, Applied: false, NewEmailAddress: 'anna.neu@example.com' },
    });
  });

  it.each([
    [{ ...master, FirstName: ' ' }, 'body.FirstName'],
    [{ ...master, Salutation: 3 }, 'body.Salutation'],
    [{ ...master, Phone: 'x'.repeat(41) }, 'body.Phone'],
  ])('names the fault of %j', async (body, path) => {
    const response = await getClient(anna).post(CALLS.saveCustomerData.path, body);
    expect(response.problem()).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
  });

  it('lets nobody consent for the customer, but correct the name', async () => {
    const token = await impersonationToken(market().api, anna.userId);
    const headers = { authorization: `Bearer ${token}` };
    const save = (fields: object) =>
      getClient(anna).post(CALLS.saveCustomerData.path, { ...master, ...fields }, { headers });
    expect((await save({ NewsletterWanted: true })).problem()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await save({ NewsletterWanted: false })).status).toBe(200);
    expect(await getData(anna)).toMatchObject({ LastName: 'Huber', NewsletterWanted: false });
  });
});

describe('customerOrders', () => {
  it('says of an order that waits for its mailbox until when, and of one that has ended nothing', async () => {
    const addressId = await anna.shopper.addAddress();
    const waits = await placeOrder(market(), anna, { addressId });
    const ended = await placeOrder(market(), anna, { addressId });
    const confirmUntil = new Date('2026-11-22T11:00:00.000Z');
    const set = (id: string, fields: Partial<typeof orders.$inferInsert>) =>
      market().api.db.update(orders).set(fields).where(eq(orders.id, id));
    await set(waits.id, { confirmUntil });
    await set(ended.id, { confirmUntil, state: 'cancelled' });
    const { Items } = await getOrders(anna);
    const notices = new Map(Items.map(({ OrderId, ConfirmUntil }) => [OrderId, ConfirmUntil]));
    expect([notices.get(waits.id), notices.get(ended.id)]).toEqual([confirmUntil.toISOString(), null]);
  });

  it('lists the caller’s own, the newest first, with the way to rate and to order again', async () => {
    const addressId = await anna.shopper.addAddress();
    const old = await placeOrder(market(), anna, { addressId, ...BROUGHT, placedAt: new Date('2026-11-01T09:00:00Z') });
    const open = await placeOrder(market(), anna, { addressId });
    const { Items, Total, PageSize } = await getOrders(anna);
    expect([Items.map(({ OrderId }) => OrderId), Total, PageSize]).toEqual([[open.id, old.id], 2, 20]);
    const [running, brought] = Items;
    expect(running).toMatchObject({ State: 'placed', Amount: 6000, DeliveryDate: null, RatingPath: null });
    expect(running?.TotalPrice).toBe(open.totalCents / 100);
    expect(running?.OrderAgainPath).toBe('/holzpellets-lose/angebotsliste?zipCode=80001&amount=6000&product=20');
    expect(brought).toMatchObject({
      ...{ State: 'delivered', Amount: 5800, TotalPrice: 2320, DeliveryDate: '2026-11-18' },
      ...{ OrderNumber: old.number, DealerName: old.offer.DealerName, DeliveryPlace: '80001 Mößlingen 0' },
    });
    const [, , token = '', orderId] = brought?.RatingPath?.split('/') ?? [];
    expect(orderId).toBe(old.id);
    const signing = { keys: market().api.services.config.secrets.link, now: TEST_NOW };
    expect([opensRating(token, old, signing), opensRating(token, open, signing)]).toEqual([true, false]);
    expect((await getOrders(bert)).Items).toEqual([]);
  });

  it('leads to the same goods again: what was bought, though nobody had asked for that certificate', async () => {
    const addressId = await anna.shopper.addAddress();
    const { offer } = await placeOrder(market(), anna, { addressId });
    await placeOrder(market(), anna, { addressId, offer: { ...offer, ProductId: 21, CertificationId: 4 } });
    const [last] = (await getOrders(anna)).Items;
    expect(last?.OrderAgainPath).toBe('/holzpellets-lose/angebotsliste?zipCode=80001&amount=6000&product=21&pc=4');
  });

  it('leads to no rating of what was rated', async () => {
    const addressId = await anna.shopper.addAddress();
    const { id, dealerId } = await placeOrder(market(), anna, { addressId, ...BROUGHT });
    const review = {
      orderId: id,
      dealerId,
      userId: anna.userId,
      countryId: 1,
      stars: 5,
      text: '',
      shownName: 'Anke V.',
    };
    await market()
      .api.db.insert(reviews)
      .values({ ...review, countryId: 1, createdAt: TEST_NOW });
    expect((await getOrders(anna)).Items.map(({ RatingPath }) => RatingPath)).toEqual([null]);
  });

  it('narrows to what is open or done, and counts by that', async () => {
    const addressId = await anna.shopper.addAddress();
    for (const state of ['accepted', 'scheduled', 'delivery-failed', 'paid', 'cancelled', 'withdrawn'])
      await placeOrder(market(), anna, { addressId, state });
    const states = async (state: string) => (await getOrders(anna, { state })).Items.map(({ State }) => State).sort();
    expect(await states('open')).toEqual(['accepted', 'delivery-failed', 'scheduled']);
    expect(await states('done')).toEqual(['cancelled', 'paid', 'withdrawn']);
    expect((await getOrders(anna, { state: 'done' })).Total).toBe(3);
    expect((await getOrders(anna, { state: 'all' })).Total).toBe(6);
  });

  it('gives twenty a page, and nothing beyond the last', async () => {
    const addressId = await anna.shopper.addAddress();
    const { id } = await placeOrder(market(), anna, { addressId });
    const { db } = market().api;
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('no order');
    const copies = Array.from({ length: 20 }, (_, index) => ({
      ...row,
      id: crypto.randomUUID(),
      processId: crypto.randomUUID(),
      number: `DE-25-9${anna.userId}${String(index).padStart(2, '0')}`,
      placedAt: new Date('2025-01-01T09:00:00Z'),
    }));
    await db.insert(orders).values(copies);
    const [first, second, third] = [
      await getOrders(anna),
      await getOrders(anna, { page: 2 }),
      await getOrders(anna, { page: 3 }),
    ];
    expect([first.Items.length, second.Items.length, third.Items.length]).toEqual([20, 1, 0]);
    expect(first.Items[0]?.OrderId).toBe(id);
    expect(second.Total).toBe(21);
  });

  it.each(['page=x', 'page=1.5', 'state=lost'])('refuses %s', async (query) => {
    expect((await getClient(anna).get(`${CALLS.customerOrders.path}?${query}`)).problem().status).toBe(400);
  });
});

describe('customerStart', () => {
  it('shows open orders, known stores and the price at home', async () => {
    await getClient(anna).call(CALLS.saveCustomerData, { body: master });
    const addressId = await anna.shopper.addAddress();
    await anna.shopper.addAddress({ Street: 'Ohne Lager' });
    const open = await placeOrder(market(), anna, { addressId });
    await placeOrder(market(), anna, { addressId, ...BROUGHT });
    const start = await getClient(anna).call(CALLS.customerStart);
    expect(start).toMatchObject({ FirstName: 'Anna', LastName: 'Huber', Notifications: 0 });
    expect(start.OpenOrders.map(({ OrderId }) => OrderId)).toEqual([open.id]);
    expect(start.Stores.map(({ AddressId }) => AddressId)).toEqual([addressId]);
    const { Items } = await getClient(anna).call(CALLS.calculate, { body: anna.shopper.configuration() });
    expect(start.LastPrice).toEqual({
      ...{ ZipCode: '80001', Place: 'Mößlingen 0', UnitPrice: Items[0]?.UnitPrice, Unit: 't' },
      Path: '/holzpellets-lose/angebotsliste?zipCode=80001&amount=6000',
    });
  });

  it('counts the caller’s running notifications', async () => {
    const price = { kind: 'price', countryId: 1, createdAt: TEST_NOW } as const;
    const own = { ...price, userId: anna.userId, confirmedAt: TEST_NOW };
    await market()
      .api.db.insert(notifications)
      .values([own, { ...own, endedAt: TEST_NOW }, { ...own, confirmedAt: null }, { ...own, userId: bert.userId }]);
    expect((await getClient(anna).call(CALLS.customerStart)).Notifications).toBe(1);
  });

  it('names no price without a home on this site', async () => {
    await anna.shopper.addAddress({ ZipCode: '1000', CountryId: 2 });
    expect(await getClient(anna).call(CALLS.customerStart)).toMatchObject({ LastPrice: null, Stores: [] });
  });
});

describe('the customer area', () => {
  const calls = [
    ...[CALLS.customerData, CALLS.saveCustomerData, CALLS.customerOrders, CALLS.customerStart],
    ...[CALLS.customerStores, CALLS.saveCustomerStore, CALLS.periodStatistic, CALLS.statisticProducts],
    ...[CALLS.exportOwnData, CALLS.deleteAccount],
  ];

  it.each(calls.map((call) => [call.id, call] as const))('%s is closed to guests and visitors', async (_, call) => {
    const guest = await newShopper(market());
    await guest.start();
    await guest.becomeGuest();
    const body = call.method === 'POST' ? { body: {} } : {};
    expect((await guest.client.send(call.method, call.path, body)).problem().code).toBe('FORBIDDEN');
    const visitor = await market().api.visitorWithCsrf();
    expect((await visitor.send(call.method, call.path, body)).problem().code).toBe('UNAUTHENTICATED');
  });
});
