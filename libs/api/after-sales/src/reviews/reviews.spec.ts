import { randomUUID } from 'node:crypto';
import { dealers, priceBookVersion } from '@heizplatz/api-dealers';
import { impersonationToken } from '@heizplatz/api-identity/testing';
import {
  findSeller,
  type Order,
  ORDER_LINK_TTL_SECONDS,
  orders,
  signOrderLink,
  signRatingLink,
} from '@heizplatz/api-ordering';
import {
  BROUGHT,
  newCustomer,
  placeOrder,
  placeTestOrder,
  type TestCustomer,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { FIRST_KEY, keyRing } from '@heizplatz/api-platform';
import { TEST_NOW, type TestResponse } from '@heizplatz/api-platform/testing';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { reviews } from './schema';

const market = withOrderMarket();
type Rating = CallResponse<typeof CALLS.ratingOfOrder>;

const db = () => market().api.db;
const signing = () => ({ keys: market().api.services.config.secrets.link, now: TEST_NOW });
const getToken = (id: string) => signRatingLink({ id, customerLinkVersion: 0 }, signing());

let anna: TestCustomer;
let addressId = 0;
let order: Order;
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  anna = await newCustomer(market());
  addressId = await anna.shopper.addAddress();
  order = await placeOrder(market(), anna, { addressId, ...BROUGHT });
});

/** Available to anyone who holds the link: no session is required. */
async function rate(fields: object = {}, OrderId = order.id, Token = getToken(OrderId)): Promise<TestResponse> {
  const visitor = await market().api.visitorWithCsrf();
  return visitor.post(CALLS.rateOrder.path, { Token, OrderId, Stars: 4, ...fields });
}
const inspect = (orderId = order.id, token = getToken(orderId), countryId: 1 | 2 = 1) =>
  market()
    .api.visitor(countryId)
    .get(`/api/bewertung/${encodeURIComponent(token)}/${encodeURIComponent(orderId)}`);
const getRating = async (orderId = order.id): Promise<Rating> =>
  market()
    .api.visitor()
    .call(CALLS.ratingOfOrder, { params: { token: getToken(orderId), orderId } });
const getReviews = (orderId = order.id) => db().select().from(reviews).where(eq(reviews.orderId, orderId));
const change = (fields: Partial<typeof orders.$inferInsert>) =>
  db().update(orders).set(fields).where(eq(orders.id, order.id));
const version = async () => (await db().select().from(priceBookVersion))[0]?.version ?? 0;

describe('rateOrder', () => {
  it('keeps what was said, under first name and initial, and shows it to the link', async () => {
    expect(await getRating()).toEqual({
      ...{ State: 'open', OrderNumber: order.number, ProductGroupId: 3, ProductName: order.offer.ProductName },
      ...{ Amount: 5800, DealerName: order.offer.DealerName, DeliveredOn: '2026-11-18', Given: null },
    });
    const rating = {
      Stars: 4,
      Delivery: 5,
      Goods: 3,
      Text: '  Gute Ware,\r\nein wenig spät.\n\n\n\n<b>Danke</b>\u202e\t!  ',
    };
    expect((await rate(rating)).json()).toEqual({ success: true });
    const text = 'Gute Ware,\nein wenig spät.\n\n<b>Danke</b> !';
    expect(await getReviews()).toEqual([
      expect.objectContaining({
        ...{ dealerId: order.dealerId, userId: anna.userId, countryId: 1, shownName: 'Anke V.', state: 'published' },
        ...{ stars: 4, deliveryStars: 5, goodsStars: 3, serviceStars: null, text, createdAt: TEST_NOW },
        ...{ dealerAnswer: null, dealerAnsweredAt: null },
      }),
    ]);
    expect(await getRating()).toMatchObject({ State: 'rated', Given: { Stars: 4, Text: text } });
  });

  it('shows no name where none is wanted', async () => {
    await rate({ IsAnonymous: true });
    expect((await getReviews())[0]?.shownName).toBe('Anonym');
  });

  it('is a guest’s too, by the name of the delivery', async () => {
    const { id } = await placeTestOrder(market(), 1, BROUGHT);
    expect((await rate({}, id)).status).toBe(200);
    expect((await getReviews(id))[0]?.shownName).toBe('Anna H.');
  });

  it('names nobody whose account is gone', async () => {
    await change({ state: 'paid', userId: 0 });
    expect((await rate()).status).toBe(200);
    expect((await getReviews())[0]).toMatchObject({ userId: null, shownName: 'Anonym' });
  });

  it('changes the dealer’s mean and count, which the price book shows', async () => {
    await db()
      .update(dealers)
      .set({ priorRatingCount: 3, priorRatingStars: 13, ratingCount: 3, ratingTenths: 43 })
      .where(eq(dealers.id, order.dealerId));
    await db().delete(reviews).where(eq(reviews.dealerId, order.dealerId));
    const before = await version();
    await rate({ Stars: 5 });
    expect(await findSeller(db(), order.dealerId)).toMatchObject({ ratingCount: 4, ratingTenths: 45 });
    expect(await version()).toBe(before + 1);
    await market().rebuildBook();
    const { Items } = await anna.shopper.client.call(CALLS.calculate, { body: anna.shopper.configuration() });
    const view = Items.find(({ DealerId }) => DealerId === order.dealerId);
    expect([view?.Rating, view?.RatingCount]).toEqual([4.5, 4]);
  });

  it('counts every one of several reviews of a dealer at once', async () => {
    await db().delete(reviews).where(eq(reviews.dealerId, order.dealerId));
    const another = () => placeOrder(market(), anna, { addressId, ...BROUGHT, dealerId: order.dealerId });
    const others = [await another(), await another(), await another()];
    const { priorRatingCount } = await findSeller(db(), order.dealerId);
    const answers = await Promise.all([order, ...others].map(({ id }) => rate({}, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await findSeller(db(), order.dealerId)).toMatchObject({ ratingCount: priorRatingCount + 4 });
  });

  it('is taken once: a double click alike, another opinion not', async () => {
    const before = await findSeller(db(), order.dealerId);
    const answers = await Promise.all([rate(), rate(), rate()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await getReviews()).toHaveLength(1);
    expect(await findSeller(db(), order.dealerId)).toMatchObject({ ratingCount: before.ratingCount + 1 });
    expect((await rate({ Stars: 1 })).problem()).toMatchObject({ code: 'CONFLICT', context: { State: 'rated' } });
    expect((await getReviews())[0]?.stars).toBe(4);
  });

  it('of two opinions at once takes one', async () => {
    const answers = await Promise.all([rate({ Stars: 1 }), rate({ Stars: 5 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await getReviews()).toHaveLength(1);
  });

  it.each(['placed', 'accepted', 'scheduled', 'delivery-failed'])('waits for the goods while %s', async (state) => {
    await change({ state });
    expect((await rate()).problem()).toMatchObject({ code: 'CONFLICT', context: { State: state } });
    expect(await getRating()).toMatchObject({ State: 'not-yet' });
  });

  it.each(['declined', 'expired', 'cancelled', 'withdrawn'])('is not for an order that was %s', async (state) => {
    await change({ state });
    expect((await rate()).problem().code).toBe('CONFLICT');
    expect((await inspect()).status).toBe(404);
    expect(await getReviews()).toEqual([]);
  });

  it.each([{ Stars: 0 }, { Stars: 6 }, { Stars: 4.5 }, { Goods: 0 }, { Text: 'x'.repeat(2001) }])(
    'refuses %j',
    async (fields) => {
      expect((await rate(fields)).problem().code).toBe('VALIDATION');
    },
  );

  it('is refused to staff that acts as the customer', async () => {
    const client = await market().api.visitorWithCsrf();
    client.cookies.set('hp_token', await impersonationToken(market().api, anna.userId));
    const body = { Token: getToken(order.id), OrderId: order.id, Stars: 5 };
    expect((await client.post(CALLS.rateOrder.path, body)).problem().code).toBe('FORBIDDEN');
  });
});

describe('the link of a rating', () => {
  it('is told when it is too old, and shows nothing of what was said', async () => {
    await rate();
    const token = getToken(order.id);
    market().api.setNow(new Date(TEST_NOW.getTime() + ORDER_LINK_TTL_SECONDS * 1000));
    expect((await inspect(order.id, token)).json()).toMatchObject({ State: 'expired', Given: null });
    expect((await rate({}, order.id, token)).problem()).toMatchObject({
      code: 'TOKEN_EXPIRED',
      context: { State: 'expired' },
    });
  });

  it('opens its own order on its own site, and nothing else opens it', async () => {
    const other = await placeOrder(market(), anna, { addressId, ...BROUGHT });
    const forged = signRatingLink(order, { ...signing(), keys: keyRing({ [FIRST_KEY]: 'x'.repeat(32) }) });
    const wrong = [getToken(other.id), signOrderLink(order, signing()), forged, '1.x', 'x', '٣.٣'];
    for (const token of wrong) {
      expect([token, (await inspect(order.id, token)).status]).toEqual([token, 404]);
      expect([token, (await rate({}, order.id, token)).status]).toEqual([token, 404]);
    }
    for (const id of [randomUUID(), 'x', '1', "' or 1=1"]) expect((await inspect(id, getToken(id))).status).toBe(404);
    expect((await inspect(order.id, getToken(order.id), 2)).status).toBe(404);
    expect(await getReviews()).toEqual([]);
  });
});
