import { randomUUID } from 'node:crypto';
import { branches, priceLists } from '@heizplatz/api-dealers';
import { outbox } from '@heizplatz/api-platform';
import { CALLS, RELEASE_HEADER } from '@heizplatz/contract';
import { eq, sql } from 'drizzle-orm';
import { orders } from '../order/schema';
import { withOrderMarket } from '../checkout/testing/order-market';
import { delivery, newShopper, placed, type Shopper } from '../checkout/testing/shopper';

const market = withOrderMarket();

async function counts() {
  const { db } = market().api;
  return { orders: await db.$count(orders), mails: await db.$count(outbox) };
}

describe('finaliseOrder sent twice', () => {
  it.each([
    ['with one key, at once', [0, 0]],
    ['with two keys, at once', [0, 1]],
    ['with five keys, at once', [0, 1, 2, 3, 4]],
  ])('%s makes one order and one mail each', async (_, keyNumbers) => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    const before = await counts();
    const keys = [0, 1, 2, 3, 4].map(() => randomUUID());
    const responses = await Promise.all(keyNumbers.map((number) => shopper.finalise(TotalPrice, keys[number])));
    expect(new Set(responses.map((response) => placed(response).OrderId)).size).toBe(1);
    expect(await counts()).toEqual({ orders: before.orders + 1, mails: before.mails + 2 });
  });

  it('after a lost answer gives the first order again, even when the cookie is gone', async () => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    const key = randomUUID();
    const first = placed(await shopper.finalise(TotalPrice, key));
    shopper.client.cookies.delete('hp_order_3');
    expect(placed(await shopper.finalise(TotalPrice, key))).toEqual(first);
  });

  it('counts one order for the release of the page that sent it, and none where the page names no release', async () => {
    const { releaseHealth } = market().api.services;
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    const [key, headers] = [randomUUID(), { [RELEASE_HEADER]: 'order@2' }];
    releaseHealth.take();
    placed(await shopper.finalise(TotalPrice, key, headers));
    placed(await shopper.finalise(TotalPrice, key, headers));
    placed(await shopper.finalise(TotalPrice, randomUUID(), headers));
    await (await newShopper(market())).order();
    expect(releaseHealth.take()).toMatchObject([{ remote: 'order', version: '2', countryId: 1, orders: 1, visits: 0 }]);
  });

  it('with the same key and other content is refused', async () => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    const key = randomUUID();
    placed(await shopper.finalise(TotalPrice, key));
    const response = (await shopper.finalise(TotalPrice + 1, key)).problem();
    expect([response.status, response.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  });

  it('for a second order of the same browser makes a second one', async () => {
    const shopper = await newShopper(market());
    const first = await shopper.order();
    expect((await shopper.processResponse()).status).toBe(404);
    const { TotalPrice } = await shopper.start();
    await shopper.saveParameters();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    await shopper.savePayment();
    expect(placed(await shopper.finalise(TotalPrice)).OrderId).not.toBe(first);
  });

  it('by somebody else with the same cookie is 404 and shows no order', async () => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    const { OrderId } = placed(await shopper.finalise(TotalPrice));
    const other = await newShopper(market());
    await other.start();
    await other.becomeGuest('other@example.com');
    other.client.cookies.set('hp_order_3', shopper.client.cookies.get('hp_order_3') ?? '');
    const response = await other.finalise(TotalPrice);
    expect(response.status).toBe(404);
    expect(response.text).not.toContain(OrderId);
  });
});

describe('finaliseOrder', () => {
  it('places nothing at a price that the customer has not seen', async () => {
    const { api, rebuildBook } = market();
    const shopper = await newShopper(market());
    const { TotalPrice, BranchId } = await shopper.reachSummary();
    await api.db
      .update(priceLists)
      .set({ unitNetCents: sql`${priceLists.unitNetCents} + 1000` })
      .where(eq(priceLists.branchId, BranchId));
    await rebuildBook();
    const before = await counts();
    const key = randomUUID();
    const changed = (await shopper.finalise(TotalPrice, key)).problem();
    const process = await shopper.process();
    expect(changed).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      context: { TotalPrice: process.Offer.TotalPrice },
    });
    expect(process.PreviousTotalPrice).toBe(TotalPrice);
    expect(process.Offer.TotalPrice).toBeGreaterThan(TotalPrice);
    expect(await counts()).toEqual(before);
    // A refused send leaves its key free.
    placed(await shopper.finalise(process.Offer.TotalPrice, key));
  });

  it('answers 409 with the nearest offers when the dealer has stopped', async () => {
    const { api, rebuildBook } = market();
    const shopper = await newShopper(market());
    const { TotalPrice, BranchId } = await shopper.reachSummary();
    await api.db.update(branches).set({ stoppedUntil: '2027-03-01' }).where(eq(branches.id, BranchId));
    await rebuildBook();
    const gone = (await shopper.finalise(TotalPrice)).problem();
    expect([gone.status, gone.code]).toEqual([409, 'OFFER_GONE']);
    expect(gone.context?.['Items']).toHaveLength(3);
    expect(await shopper.process()).toMatchObject({ HasCalculation: false, Offer: { TotalPrice } });
  });

  it.each<[string, (shopper: Shopper) => Promise<unknown>]>([
    ['bestellparameter-bestaetigen', async () => undefined],
    ['adresse', (shopper) => shopper.saveParameters()],
    [
      'bezahlung',
      async (shopper) => {
        await shopper.saveParameters();
        await shopper.selectAddresses([delivery(await shopper.addAddress())]);
      },
    ],
  ])('names the missing step %s', async (step, goThere) => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.start();
    await shopper.becomeGuest();
    await goThere(shopper);
    const missing = (await shopper.finalise(TotalPrice)).problem();
    expect(missing).toMatchObject({ status: 409, code: 'STEP_MISSING', context: { Step: step } });
  });

  it('asks for the address again when it was moved to another postcode meanwhile', async () => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    const { DeliveryAddress } = await shopper.process();
    const { Id, ...Address } = DeliveryAddress ?? {};
    const body = { Id, AddressType: 1, Address: { ...Address, ZipCode: '80002' } };
    expect((await shopper.client.post(CALLS.saveAddress.path, body)).status).toBe(200);
    expect((await shopper.finalise(TotalPrice)).problem().context).toEqual({ Step: 'adresse' });
  });

  it('lets a guest whose session ended go on after signing in anew, but never with the other’s data', async () => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    for (const name of ['hp_token', 'hp_token_exp', 'hp_auth', 'hp_refresh', 'hp_reg'])
      shopper.client.cookies.delete(name);
    expect((await shopper.finalise(TotalPrice)).status).toBe(401);
    const anonymous = await shopper.process();
    expect(anonymous).toMatchObject({ IsIdentified: false, SelectedAddresses: [], PaymentData: { Selected: null } });
    expect(anonymous.AccessConditions?.SecondPhone).toBe('');

    await shopper.becomeGuest('anna.neu@example.com');
    expect((await shopper.finalise(TotalPrice)).problem().context).toEqual({ Step: 'adresse' });
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    expect((await shopper.finalise(TotalPrice)).problem().context).toEqual({ Step: 'bezahlung' });
    await shopper.savePayment();
    const { OrderId } = placed(await shopper.finalise(TotalPrice));
    const order = await shopper.client.call(CALLS.placedOrder, { params: { orderId: OrderId } });
    expect(order.EmailAddress).toBe('anna.neu@example.com');
  });

  it('is 401 for nobody, 404 without a process and 400 for a wrong body', async () => {
    const shopper = await newShopper(market());
    await shopper.start();
    expect((await shopper.finalise(1)).status).toBe(401);
    await shopper.becomeGuest();
    expect((await shopper.finalise(1, 'no-uuid')).status).toBe(400);
    const body = { ProductGroupId: 3, IdempotencyKey: randomUUID(), TotalPrice: 'viel' };
    expect((await shopper.client.post(CALLS.finaliseOrder.path, body)).status).toBe(400);
    shopper.client.cookies.delete('hp_order_3');
    expect((await shopper.finalise(1)).status).toBe(404);
  });

  it('demands the CSRF header', async () => {
    const shopper = await newShopper(market());
    const response = await shopper.client.post(CALLS.finaliseOrder.path, {}, { sendsCsrf: false });
    expect(response.problem().code).toBe('CSRF');
  });
});
