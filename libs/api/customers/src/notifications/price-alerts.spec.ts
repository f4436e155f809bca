import { request } from 'node:http';
import { priceLists } from '@heizplatz/api-dealers';
import { notifications } from '@heizplatz/api-identity';
import { findOrder } from '@heizplatz/api-ordering';
import { delivery, newShopper, placed, type Shopper, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { parseOfferId } from '@heizplatz/api-pricing';
import { CALLS } from '@heizplatz/contract';
import { HOUR_MS } from '@heizplatz/country';
import { and, eq, sql } from 'drizzle-orm';
import { addPriceAlert, alertsTo, changePrices, mailedList, sendPriceAlerts } from './testing/price-alerts';

const market = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '9999' });
const at = (hours: number) => market().api.setNow(new Date(TEST_NOW.getTime() + hours * HOUR_MS));

let mailbox = '';
let number = 0;
let cheapest = 0;
let shopper: Shopper;

beforeEach(async () => {
  at(0);
  shopper = await newShopper(market());
  mailbox = `wunsch-${(number += 1)}@example.com`;
  cheapest = (await shopper.firstOffer()).UnitPrice;
});
afterEach(async () => {
  await market().api.db.delete(notifications);
});

const priceAlert = (threshold: number, place?: { CountryId: number; ZipCode: string }) =>
  addPriceAlert(market(), shopper, { mailbox, threshold, ...(place && { place }) });
const inspect = () => sendPriceAlerts(market());
const alerts = () => alertsTo(market(), mailbox);

const start = (body: object, client = shopper.client) => client.post(CALLS.startOrder.path, body);

describe('a wish that comes true', () => {
  it('tells of a wish that has come true already as soon as it is confirmed', async () => {
    await priceAlert(cheapest + 100);
    await market().api.runJobs();
    expect(await alerts()).toHaveLength(1);
    await inspect();
    expect(await alerts()).toHaveLength(1);
  });

  it('is told of once, with the offer, its total and its dealer', async () => {
    await priceAlert(cheapest);
    await inspect();
    await inspect();
    at(20);
    await inspect();
    const [mail, ...more] = await alerts();
    expect(more).toEqual([]);
    const offer = await shopper.firstOffer();
    const money = (value: number) =>
      value
        .toFixed(2)
        .replace('.', ',')
        .replace(/\B(?=(\d{3})+,)/, '.');
    expect(mail?.subject).toContain(money(offer.UnitPrice));
    for (const text of [
      money(offer.TotalPrice),
      offer.DealerCompany,
      '80001',
      'an nichts gebunden',
      'Benachrichtigung beenden',
    ])
      expect([text, mail?.text.includes(text)]).toEqual([text, true]);
    expect(mail?.text).toContain('bis 22.11.2026 um 12:00 Uhr');
    expect(mail?.html).toContain('wunschpreis=');
  });

  it.each([
    [2, '1000', 'inkl. USt. und Lieferung', 'gibt es ein Angebot', 'Angebote ansehen'],
    [3, '8000', 'inkl. MWST und Lieferung', 'gibt es eine Offerte', 'Offerten ansehen'],
  ] as const)('is told of in the words of country %d', async (CountryId, ZipCode, ...texts) => {
    shopper = await newShopper(market(), CountryId);
    await priceAlert((await shopper.firstOffer()).UnitPrice + 100, { CountryId, ZipCode });
    await market().api.runJobs();
    const [mail] = await alerts();
    const text = (mail?.text ?? '').replace(/\s+/g, ' ');
    for (const label of texts) expect(text).toContain(label);
    expect(text).not.toContain('MwSt');
  });

  it('is told of after the job of the day', async () => {
    await priceAlert(cheapest + 1);
    const { api } = market();
    await api.services.jobs.send(api.db, 'daily-prices', {});
    await api.runJobs();
    expect(await alerts()).toHaveLength(1);
  });

  it('is told of again after a rise and a second fall, and after seven days of a low price', async () => {
    await priceAlert(cheapest);
    await inspect();
    await changePrices(market(), 1.1);
    at(24);
    await inspect();
    expect(await alerts()).toHaveLength(1);
    await changePrices(market(), 1 / 1.1);
    at(48);
    // Rounded twice, so a cent beside the wish.
    await market()
      .api.db.update(notifications)
      .set({ thresholdCents: Math.round(cheapest * 100) + 5 });
    await inspect();
    expect(await alerts()).toHaveLength(2);
    at(48 + 6 * 24);
    await inspect();
    expect(await alerts()).toHaveLength(2);
    at(48 + 7 * 24);
    await inspect();
    expect(await alerts()).toHaveLength(3);
  });

  it('is not told of above the wish, unconfirmed, or ended', async () => {
    await priceAlert(cheapest - 1);
    await inspect();
    await shopper.client.post(CALLS.addNotification.path, {
      ...{ Kind: 'price', CountryId: 1, ZipCode: '80001', ProductId: 20, Amount: 6000, Threshold: cheapest },
      EmailAddress: mailbox,
    });
    await inspect();
    await market().api.db.update(notifications).set({ thresholdCents: 90_000, endedAt: TEST_NOW });
    await inspect();
    expect(await alerts()).toEqual([]);
  });
});

describe('the price of the mail', () => {
  async function mailed() {
    await priceAlert(cheapest);
    await inspect();
    const offer = await shopper.firstOffer();
    return { ...(await mailedList(market(), mailbox)), offer };
  }
  const total = async () => (await shopper.process()).Offer.TotalPrice;

  it('is what the prefilled order costs, to the last click, when the dealer has become dearer', async () => {
    const { pathname, configuration, token, offer } = await mailed();
    expect(pathname).toBe('/holzpellets-lose/angebotsliste');
    expect(configuration).toMatchObject({ ZipCode: '80001', Amount: 6000, Product: { Id: 20 } });
    await changePrices(market(), 1.05);
    at(23);
    const dearer = await shopper.firstOffer();
    expect(dearer.TotalPrice).toBeGreaterThan(offer.TotalPrice);
    expect((await start({ Configuration: configuration, OfferId: offer.Id, HeldPriceToken: token })).status).toBe(200);
    shopper.offerId = offer.Id;
    expect(await total()).toBe(offer.TotalPrice);
    await shopper.saveParameters();
    await shopper.becomeGuest(mailbox);
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    await shopper.savePayment();
    const { OrderId } = placed(await shopper.finalise(offer.TotalPrice));
    const order = await findOrder(market().api.db, OrderId);
    expect(order?.totalCents).toBe(Math.round(offer.TotalPrice * 100));
    await changePrices(market(), 1 / 1.05);
  });

  it('is over after 24 hours, also within an order: the new one is shown, not charged', async () => {
    const { configuration, token, offer } = await mailed();
    await changePrices(market(), 1.05);
    await start({ Configuration: configuration, OfferId: offer.Id, HeldPriceToken: token });
    at(24);
    expect(await total()).toBeGreaterThan(offer.TotalPrice);
    await start({ Configuration: configuration, OfferId: offer.Id, HeldPriceToken: token });
    expect(await total()).toBeGreaterThan(offer.TotalPrice);
    await changePrices(market(), 1 / 1.05);
  });

  it('is today’s where that is lower', async () => {
    const { configuration, token, offer } = await mailed();
    await changePrices(market(), 0.95);
    await start({ Configuration: configuration, OfferId: offer.Id, HeldPriceToken: token });
    expect(await total()).toBeLessThan(offer.TotalPrice);
    await changePrices(market(), 1 / 0.95);
  });

  it('holds for no other amount, no other dealer, and not for a forged link', async () => {
    const { configuration, token, offer } = await mailed();
    await changePrices(market(), 1.05);
    const { Items } = await shopper.client.call(CALLS.calculate, { body: configuration });
    const other = Items.find(({ DealerId }) => DealerId !== offer.DealerId);
    const dearer = Items.find(({ Id }) => Id === offer.Id);
    if (!other || !dearer) throw new Error('too few offers');
    for (const [body, expected] of [
      [{ Configuration: configuration, OfferId: other.Id, HeldPriceToken: token }, other.TotalPrice],
      [{ Configuration: configuration, OfferId: offer.Id, HeldPriceToken: `${token}x` }, dearer.TotalPrice],
      [{ Configuration: configuration, OfferId: offer.Id, HeldPriceToken: 'x' }, dearer.TotalPrice],
      [{ Configuration: configuration, OfferId: offer.Id }, dearer.TotalPrice],
    ] as const) {
      expect((await start(body)).status).toBe(200);
      expect(await total()).toBe(expected);
    }
    await start({ Configuration: { ...configuration, Amount: 7000 }, OfferId: offer.Id, HeldPriceToken: token });
    expect(await total()).toBeGreaterThan(offer.TotalPrice);
    await changePrices(market(), 1 / 1.05);
  });

  it('is no promise that the dealer delivers: a branch that has gone is OFFER_GONE', async () => {
    const { configuration, token, offer } = await mailed();
    const branchId = parseOfferId(offer.Id)?.branchId ?? 0;
    const isIt = and(eq(priceLists.branchId, branchId), eq(priceLists.productId, 20));
    const lists = await market().api.db.delete(priceLists).where(isIt).returning();
    await market().rebuildBook();
    const response = await start({ Configuration: configuration, OfferId: offer.Id, HeldPriceToken: token });
    expect(response.problem().code).toBe('OFFER_GONE');
    await market().api.db.insert(priceLists).values(lists);
    await market().rebuildBook();
  });
});

describe('unsubscribing in the mail programme', () => {
  /** Sent as RFC 8058 specifies: a form, no cookies, no custom header. */
  const post = (path: string, contentType: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': contentType, host: 'localhost' };
      const sent = request(
        { host: '127.0.0.1', port: market().api.port, method: 'POST', path, headers },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end('List-Unsubscribe=One-Click');
    });
  const running = () => market().api.db.$count(notifications, sql`ended_at is null`);

  it('is one POST, and once more alike; a forged one ends nothing', async () => {
    await priceAlert(cheapest);
    await inspect();
    const [mail] = await alerts();
    const { pathname } = new URL(mail?.unsubscribeUrl ?? '');
    expect(await post(`${pathname}x`, 'application/x-www-form-urlencoded')).toBe(404);
    expect(await running()).toBe(1);
    expect(await post(pathname, 'application/x-www-form-urlencoded')).toBe(200);
    expect(await running()).toBe(0);
    expect(await post(pathname, 'multipart/form-data; boundary=x')).toBe(200);
  });
});
