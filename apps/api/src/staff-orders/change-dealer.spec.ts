import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq, sum } from 'drizzle-orm';
import { insertCustomer, loggedIn } from '../identity/testing/visitors';
import { mailsOf, mailTo, orderRow, placeTestOrder, type TestOrder } from '../order-actions/testing/placed-orders';
import { withOrderMarket } from '../order-process/testing/order-market';
import { signDealerLink } from '../orders/order-link';
import { orderPositions } from '../orders/schema';
import { findSeller } from '../orders/seller-repository';
import { TEST_NOW } from '../testing/api-test';
import type { TestClient } from '../testing/test-client';

const market = withOrderMarket();
let support: TestClient;
beforeAll(async () => {
  await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  support = await loggedIn(market().api, 'ks@example.com');
}, 30_000);
beforeEach(() => market().api.setNow(TEST_NOW));

async function choices({ id }: TestOrder) {
  const order = await support.call(CALLS.staffOrder, { params: { orderId: id } });
  const offers = await support.call(CALLS.staffNextOffers, { params: { orderId: id } });
  const [offer] = offers;
  if (!offer) throw new Error('no other dealer delivers there');
  const { Id: OfferId, TotalPrice } = offer;
  const edit = { OrderId: id, Version: order.Version, Reason: 'Händler antwortet nicht' };
  return { order, offer, body: { ...edit, OfferId, TotalPrice, CustomerAgreed: true } };
}

it.each([1, 3] as const)(
  'an order of country %s goes to another dealer with its price, split and mails',
  async (country) => {
    const order = await placeTestOrder(market(), country);
    const { offer, body } = await choices(order);
    const former = await orderRow(market(), order.id);
    const mails = await mailsOf(market(), () => support.call(CALLS.staffChangeDealer, { body }));
    const row = await orderRow(market(), order.id);
    expect(row).toMatchObject({ dealerId: offer.DealerId, branchId: offer.BranchId, state: 'placed' });
    expect(row.totalCents).toBe(Math.round(offer.TotalPrice * 100));
    const [split] = await market()
      .api.db.select({ total: sum(orderPositions.grossCents) })
      .from(orderPositions)
      .where(eq(orderPositions.orderId, order.id));
    expect(Number(split?.total)).toBe(row.totalCents);
    const seller = await findSeller(market().api.db, offer.DealerId);
    expect(mailTo(mails, seller.email).kind).toBe('dealer-order');
    expect(mailTo(mails, order.dealerEmail).kind).toBe('dealer-order-taken-back');
    expect(mailTo(mails, order.email).attachments.length).toBeGreaterThan(1);
    if (country === 3)
      expect(row.qrBill).toMatchObject({ amount: offer.TotalPrice, creditor: { name: seller.company } });
    const keys = market().api.services.config.secrets.link;
    const token = signDealerLink(
      { id: order.id, dealerId: former.dealerId, dealerLinkVersion: 0 },
      { keys, now: TEST_NOW },
    );
    const page = await market().api.visitor(country).get(`/api/dealer-orders/${order.id}?token=${token}`);
    expect(page.status).toBe(404);
    expect(await mailsOf(market(), () => support.call(CALLS.staffChangeDealer, { body }))).toEqual([]);
  },
);

it('is refused without the customer’s word, at another price, and once the dealer has answered', async () => {
  const order = await placeTestOrder(market());
  const { body } = await choices(order);
  const send = (fields: object) => support.post(CALLS.staffChangeDealer.path, { ...body, ...fields });
  expect((await send({ CustomerAgreed: false })).problem().code).toBe('VALIDATION');
  expect((await send({ TotalPrice: 1 })).problem()).toMatchObject({
    code: 'PRICE_CHANGED',
    context: { TotalPrice: body.TotalPrice },
  });
  expect((await send({ OfferId: '1-1-1-1' })).problem().code).toBe('OFFER_GONE');
  const accepted = await placeTestOrder(market(), 1, { state: 'accepted' });
  expect(await support.call(CALLS.staffNextOffers, { params: { orderId: accepted.id } })).toEqual([]);
  expect((await send({ OrderId: accepted.id, Version: 1 })).problem().code).toBe('CONFLICT');
});
