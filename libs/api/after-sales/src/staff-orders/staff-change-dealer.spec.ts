import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { findSeller, orderPositions, qrReference, signDealerLink } from '@heizplatz/api-ordering';
import {
  byLink,
  getMails,
  mailTo,
  orderRow,
  placeTestOrder,
  type TestOrder,
  watchAt,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { formatMoney, siteById } from '@heizplatz/country';
import { ROLES } from '@heizplatz/identity';
import { eq, sum } from 'drizzle-orm';

const market = withOrderMarket();
let support: TestClient;
beforeAll(async () => {
  const names = { firstName: 'Jonas', lastName: 'Brandl' };
  await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport], ...names });
  support = await loggedIn(market().api, 'ks@example.com');
});
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
    const mails = await getMails(market(), () => support.call(CALLS.staffChangeDealer, { body }));
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
    if (country === 3) {
      const running = Number(/^CH-26-(\d+)-/.exec(order.number)?.[1]);
      const reference = qrReference({ dealerId: seller.id, year: 2026, runningNumber: running });
      expect(row.qrBill).toMatchObject({ reference });
      expect(row.qrBill).toMatchObject({ amount: offer.TotalPrice, creditor: { name: seller.company } });
    }
    const keys = market().api.services.config.secrets.link;
    const token = signDealerLink(
      { id: order.id, dealerId: former.dealerId, dealerLinkVersion: 0 },
      { keys, now: TEST_NOW },
    );
    const page = await market().api.visitor(country).get(`/api/dealer-orders/${order.id}?token=${token}`);
    expect(page.status).toBe(404);
    expect(await getMails(market(), () => support.call(CALLS.staffChangeDealer, { body }))).toEqual([]);
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

describe('the new dealer', () => {
  const WINDOW = { Date: '2026-12-09', From: '08:00', To: '12:00' };
  /** The first dealer proposed a day, which the customer refused; then support found another dealer. */
  async function changed() {
    const order = await placeTestOrder(market());
    const { secrets } = market().api.services.config;
    const getToken = (dealerId: number) =>
      signDealerLink({ id: order.id, dealerId, dealerLinkVersion: 0 }, { keys: secrets.link, now: TEST_NOW });
    const before = await orderRow(market(), order.id);
    const former = await findSeller(market().api.db, before.dealerId);
    const dealer = await market().api.visitorWithCsrf();
    const proposal = { OrderId: order.id, Token: getToken(former.id), ...WINDOW, Note: 'Nur am Vormittag' };
    expect((await dealer.post(CALLS.dealerProposeDate.path, proposal)).status).toBe(200);
    await byLink(market(), CALLS.answerProposedDate, order, { IsAccepted: false });
    const { body, offer } = await choices(order);
    const mails = await getMails(market(), () => support.call(CALLS.staffChangeDealer, { body }));
    const input = { params: { orderId: order.id }, query: { token: getToken(offer.DealerId) } };
    return { order, former, before, offer, mails, page: await dealer.call(CALLS.dealerOrder, input) };
  }

  it('learns neither who was asked first, at what price and with what words, nor why it was changed', async () => {
    const { former, before, offer, mails, page } = await changed();
    const seller = await findSeller(market().api.db, offer.DealerId);
    const site = siteById(1);
    const secrets = [
      former.company,
      former.email,
      formatMoney(before.totalCents / 100, site),
      '15.02.2027',
      'antwortet nicht',
    ];
    const { text, html } = mailTo(mails, seller.email);
    for (const textValue of [JSON.stringify(page), text, html])
      for (const secret of secrets) expect(textValue).not.toContain(secret);
    expect(page.Timeline.map(({ Kind }) => Kind)).toEqual(['state', 'dealer-changed']);
  });

  it('is not named to the former one, and customer and staff keep the whole story', async () => {
    const { order, former, offer, mails } = await changed();
    const seller = await findSeller(market().api.db, offer.DealerId);
    for (const { text, html } of mails.filter(({ recipient }) => recipient === former.email))
      for (const textValue of [text, html]) expect(textValue).not.toContain(seller.company);
    const { Timeline } = await support.call(CALLS.staffOrder, { params: { orderId: order.id } });
    expect(Timeline.map(({ Kind, Author, AuthorName }) => [Kind, Author, AuthorName])).toEqual([
      ['state', 'customer', null],
      ['date-proposed', 'dealer', former.company],
      ['date-answered', 'customer', null],
      ['dealer-changed', 'staff', 'Jonas Brandl'],
    ]);
    expect(JSON.stringify(Timeline)).not.toContain('antwortet nicht');
  });

  it('is reminded in its own time, though the former one was', async () => {
    const order = await placeTestOrder(market());
    const hoursLater = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);
    const remindedAt = async (hours: number) => {
      const mails = await getMails(market(), () => watchAt(market(), hoursLater(hours)));
      return mails
        .filter(({ kind, orderId }) => kind === 'dealer-reminder' && orderId === order.id)
        .map((mail) => mail.recipient);
    };
    expect(await remindedAt(25)).toEqual([order.dealerEmail]);
    market().api.setNow(hoursLater(26));
    support = await loggedIn(market().api, 'ks@example.com');
    const { body, offer } = await choices(order);
    await support.call(CALLS.staffChangeDealer, { body });
    expect(await remindedAt(49)).toEqual([]);
    expect(await remindedAt(51)).toEqual([(await findSeller(market().api.db, offer.DealerId)).email]);
    expect(await remindedAt(52)).toEqual([]);
  });
});
