import { notifications } from '@heizplatz/api-identity';
import { insertCustomer, PASSWORD } from '@heizplatz/api-identity/testing';
import { delivery, newShopper, placed, Shopper, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS, type CalculationConfiguration, type OfferVariant } from '@heizplatz/contract';
import { HOUR_MS } from '@heizplatz/country';
import { addPriceAlert, alertsTo, changePrices, mailedList, sendPriceAlerts } from './testing/price-alerts';

const market = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '9999', LIMIT_ORDERS_PER_ADDRESS: '9999' });
const at = (hours: number) => market().api.setNow(new Date(TEST_NOW.getTime() + hours * HOUR_MS));

interface Promised {
  readonly configuration: CalculationConfiguration;
  readonly token: string | null;
  /** As the mail named it, and as it costs by now. */
  readonly offer: OfferVariant;
  readonly today: OfferVariant;
}

let mailbox = '';
let number = 0;
let promised: Promised;

/** A mail has promised a price to the mailbox, and the market has become dearer since. */
beforeEach(async () => {
  at(0);
  mailbox = `zusage-${(number += 1)}@example.com`;
  const shopper = await newShopper(market());
  const offer = await shopper.firstOffer();
  await addPriceAlert(market(), shopper, { mailbox, threshold: offer.UnitPrice });
  await sendPriceAlerts(market());
  const { configuration, token } = await mailedList(market(), mailbox);
  await changePrices(market(), 1.05);
  promised = { configuration, token, offer, today: await shopper.firstOffer() };
});
afterEach(async () => {
  await changePrices(market(), 1 / 1.05);
  await market().api.db.delete(notifications);
});

const start = (shopper: Shopper, body: object = {}) => {
  shopper.offerId = promised.offer.Id;
  const { configuration: Configuration, token: HeldPriceToken } = promised;
  const chosen = { Configuration, OfferId: promised.offer.Id, HeldPriceToken, ...body };
  return shopper.client.post(CALLS.startOrder.path, chosen);
};

/** All steps but the last click, for whoever is logged in. */
async function fillIn(shopper: Shopper): Promise<void> {
  await shopper.saveParameters();
  await shopper.selectAddresses([delivery(await shopper.addAddress())]);
  expect((await shopper.savePayment()).status).toBe(200);
}

/** At the summary with the promised price, as the guest of a mailbox. */
async function guestAtSummary(email = mailbox): Promise<Shopper> {
  const shopper = await newShopper(market());
  await start(shopper);
  await shopper.becomeGuest(email);
  await fillIn(shopper);
  return shopper;
}

async function customer(email: string): Promise<Shopper> {
  await insertCustomer(market().api, { email });
  return new Shopper(await market().api.visitorWithCsrf(1), 1, 3);
}
const login = (shopper: Shopper, email: string) =>
  shopper.client.call(CALLS.login, { body: { UserName: email, Password: PASSWORD } });

const total = async (shopper: Shopper) => (await shopper.process()).Offer.TotalPrice;
const refusal = async (shopper: Shopper) => (await shopper.process()).HeldPriceRefusal;

/** What a send of the promised total gets where the promise does not count; the fresh total then places the order. */
async function expectRefused(shopper: Shopper, Reason: string): Promise<void> {
  const { offer, today } = promised;
  const refused = (await shopper.finalise(offer.TotalPrice)).problem();
  expect(refused).toMatchObject({
    ...{ status: 409, code: 'PRICE_NOT_HELD', detail: expect.stringMatching(/Wunschpreis/) },
    context: { Reason, TotalPrice: today.TotalPrice, PreviousTotalPrice: offer.TotalPrice },
  });
  expect(await refusal(shopper)).toEqual({ Reason, PromisedTotalPrice: offer.TotalPrice });
  expect(await total(shopper)).toBe(today.TotalPrice);
  placed(await shopper.finalise(today.TotalPrice));
}

describe('a held price belongs to whom it was promised', () => {
  it('and to nobody else who has the link, be it a guest', async () => {
    await expectRefused(await guestAtSummary('fremd@example.com'), 'other-person');
  });

  it('nor a customer with another mailbox, who sees it with the first page', async () => {
    const shopper = await customer(`kunde-fremd-${number}@example.com`);
    await login(shopper, `kunde-fremd-${number}@example.com`);
    await start(shopper);
    expect(await total(shopper)).toBe(promised.today.TotalPrice);
    await fillIn(shopper);
    await expectRefused(shopper, 'other-person');
  });

  it('and stays with its mailbox through a login in between, reloads and a second tab', async () => {
    const shopper = await customer(mailbox);
    await start(shopper);
    expect([await total(shopper), await refusal(shopper)]).toEqual([promised.offer.TotalPrice, null]);
    await login(shopper, mailbox.toUpperCase());
    await fillIn(shopper);
    expect((await start(shopper)).status).toBe(200);
    await fillIn(shopper);
    expect([await total(shopper), await refusal(shopper)]).toEqual([promised.offer.TotalPrice, null]);
    placed(await shopper.finalise(promised.offer.TotalPrice));
  });

  it('also as an account’s own, whose e-mail was changed since', async () => {
    const { api } = market();
    const email = `neu-${mailbox}`;
    const shopper = await customer(email);
    await login(shopper, email);
    await start(shopper);
    const { CustomerId } = await shopper.process();
    await api.db.update(notifications).set({ userId: CustomerId, email: null });
    await fillIn(shopper);
    placed(await shopper.finalise(promised.offer.TotalPrice));
  });
});

describe('a held price is spent once', () => {
  it('by the order that got it; a repeated send is that order, under its key and from a second tab', async () => {
    const shopper = await guestAtSummary();
    const key = crypto.randomUUID();
    const first = placed(await shopper.finalise(promised.offer.TotalPrice, key));
    expect(placed(await shopper.finalise(promised.offer.TotalPrice, key))).toEqual(first);
    expect(placed(await shopper.finalise(promised.offer.TotalPrice))).toEqual(first);
  });

  it('and not again, in the same browser by the link or in another that had it before', async () => {
    const [shopper, elsewhere] = [await guestAtSummary(), await guestAtSummary()];
    placed(await shopper.finalise(promised.offer.TotalPrice));
    await expectRefused(elsewhere, 'spent');
    await start(shopper);
    expect(await total(shopper)).toBe(promised.today.TotalPrice);
    await fillIn(shopper);
    await expectRefused(shopper, 'spent');
  });

  it('though four orders come at the same moment', async () => {
    const shoppers = [];
    for (let index = 0; index < 4; index += 1) shoppers.push(await guestAtSummary());
    const responses = await Promise.all(shoppers.map((shopper) => shopper.finalise(promised.offer.TotalPrice)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const codes = responses.flatMap((response) => (response.status === 200 ? [] : [response.problem().code]));
    expect(new Set(codes)).toEqual(new Set(['PRICE_NOT_HELD']));
  });

  it('but not by an order that failed, nor by one at a lower price of today', async () => {
    const shopper = await guestAtSummary();
    expect((await shopper.finalise(promised.offer.TotalPrice - 1)).problem().code).toBe('PRICE_CHANGED');
    await changePrices(market(), 0.9);
    const cheaper = await guestAtSummary();
    placed(await cheaper.finalise(await total(cheaper)));
    await changePrices(market(), 1 / 0.9);
    placed(await shopper.finalise(promised.offer.TotalPrice));
  });

  it('and no later than it was promised', async () => {
    at(23.8);
    const shopper = await guestAtSummary();
    at(24);
    const { today, offer } = promised;
    const refused = (await shopper.finalise(offer.TotalPrice)).problem();
    expect(refused).toMatchObject({
      code: 'PRICE_NOT_HELD',
      context: { Reason: 'over', TotalPrice: today.TotalPrice },
    });
  });

  it('and no other promise takes its place while it holds', async () => {
    at(2);
    await sendPriceAlerts(market());
    await changePrices(market(), 0.94);
    at(4);
    await sendPriceAlerts(market());
    expect(await alertsTo(market(), mailbox)).toHaveLength(1);
    await changePrices(market(), 1 / 0.94);
    const shopper = await guestAtSummary();
    placed(await shopper.finalise(promised.offer.TotalPrice));
  });
});

it.each<[string, object, string?]>([
  ['amount', { Amount: 6500 }],
  ['delivery points', { Stations: 2 }],
  ['postcode', { ZipCode: '80002' }],
  ['delivery', { Parameters: [{ Id: 105, Key: 'Express' }] }],
])('a held price holds for no other %s', async (_, fields) => {
  const shopper = await newShopper(market());
  const Configuration = { ...promised.configuration, ...fields };
  const { Items } = await shopper.client.call(CALLS.calculate, { body: Configuration });
  const same = Items.find(({ Id }) => Id === promised.offer.Id) ?? Items[0];
  if (!same) throw new Error('nobody delivers');
  expect((await start(shopper, { Configuration, OfferId: same.Id })).status).toBe(200);
  expect(await total(shopper)).toBe(same.TotalPrice);
});

it('a held price holds for no other product, dealer or country', async () => {
  const shopper = await newShopper(market());
  const { Items } = await shopper.client.call(CALLS.calculate, { body: promised.configuration });
  const other = Items.find(({ DealerId }) => DealerId !== promised.offer.DealerId);
  if (!other) throw new Error('one dealer alone');
  await start(shopper, { OfferId: other.Id });
  expect(await total(shopper)).toBe(other.TotalPrice);
  const swiss = await newShopper(market(), 3);
  const Configuration = { ...promised.configuration, CountryId: 3, ZipCode: '8000' };
  expect((await start(swiss, { Configuration })).problem().code).toBe('OFFER_GONE');
});
